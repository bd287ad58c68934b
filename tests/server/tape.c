/* A tape of everything a process writes to the files of one folder, and of what it has synced, for power cuts that are
   played afterwards. Loaded with LD_PRELOAD by power.py; TAPE_FOLDER is listened to, TAPE_FILE is written. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define MOST 4096
enum { OPENED = 1, WRITTEN, CUT, SYNCED, REMOVED };

struct head {
    uint64_t time;   /* nanoseconds since 1970 */
    uint64_t offset; /* in the file; the number of entries before it where it was synced */
    uint32_t kind, file, length, spare;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint32_t files[MOST]; /* descriptor -> number of its file, 0 = none of ours */
static uint32_t known;
static char *names[MOST];
static uint64_t entries;
static int tape = -1;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_open = dlsym(RTLD_NEXT, "open64");
    real_close = dlsym(RTLD_NEXT, "close");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    const char *file = getenv("TAPE_FILE");
    if (file)
        tape = real_open(file, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static void note(uint32_t kind, uint32_t file, uint64_t offset, const void *data, uint32_t length) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    struct head head = {(uint64_t)now.tv_sec * 1000000000u + now.tv_nsec, offset, kind, file, length, 0};
    char *both = malloc(sizeof head + length);
    memcpy(both, &head, sizeof head);
    if (length)
        memcpy(both + sizeof head, data, length);
    if (real_write(tape, both, sizeof head + length) < 0)
        abort();
    free(both);
    entries++;
}

static uint32_t ours(const char *path) {
    const char *folder = getenv("TAPE_FOLDER");
    if (tape < 0 || !folder || strncmp(path, folder, strlen(folder)) || !strstr(path, ".sqlite"))
        return 0;
    size_t length = strlen(path);
    if ((length > 4 && !strcmp(path + length - 4, "-shm")) || (length > 5 && !strcmp(path + length - 5, ".lock")))
        return 0;
    for (uint32_t k = 1; k <= known; k++)
        if (!strcmp(names[k], path))
            return k;
    names[++known] = strdup(path);
    note(OPENED, known, 0, path, strlen(path));
    return known;
}

static uint32_t file_of(int fd) { return fd >= 0 && fd < MOST ? files[fd] : 0; }

static int opened(int fd, const char *path) {
    if (fd >= 0 && fd < MOST) {
        pthread_mutex_lock(&lock);
        files[fd] = ours(path);
        pthread_mutex_unlock(&lock);
    }
    return fd;
}

#define OPEN(name)                                                                                                     \
    int name(const char *path, int flags, ...) {                                                                       \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, int) : 0;                                              \
        va_end(rest);                                                                                                  \
        return opened(real_open(path, flags, mode), path);                                                             \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    if (fd >= 0 && fd < MOST)
        files[fd] = 0;
    return real_close(fd);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off_t offset) {
    uint32_t file = file_of(fd);
    if (!file)
        return real_pwrite(fd, data, size, offset);
    pthread_mutex_lock(&lock);
    ssize_t done = real_pwrite(fd, data, size, offset);
    if (done > 0)
        note(WRITTEN, file, offset, data, done);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) { return pwrite64(fd, data, size, offset); }

ssize_t write(int fd, const void *data, size_t size) {
    uint32_t file = file_of(fd);
    if (!file)
        return real_write(fd, data, size);
    pthread_mutex_lock(&lock);
    off_t offset = lseek(fd, 0, SEEK_CUR);
    ssize_t done = real_write(fd, data, size);
    if (done > 0)
        note(WRITTEN, file, offset, data, done);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate64(int fd, off_t size) {
    uint32_t file = file_of(fd);
    if (!file)
        return real_ftruncate(fd, size);
    pthread_mutex_lock(&lock);
    int done = real_ftruncate(fd, size);
    if (!done)
        note(CUT, file, size, "", 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

static int synced(int fd, int (*real)(int)) {
    uint32_t file = file_of(fd);
    if (!file)
        return real(fd);
    pthread_mutex_lock(&lock);
    uint64_t before = entries;
    pthread_mutex_unlock(&lock);
    int done = real(fd);
    if (!done) {
        pthread_mutex_lock(&lock);
        note(SYNCED, file, before, "", 0);
        pthread_mutex_unlock(&lock);
    }
    return done;
}

int fsync(int fd) { return synced(fd, real_fsync); }
int fdatasync(int fd) { return synced(fd, real_fdatasync); }

int unlink(const char *path) {
    pthread_mutex_lock(&lock);
    int done = real_unlink(path);
    uint32_t file = done ? 0 : ours(path);
    if (file)
        note(REMOVED, file, 0, "", 0);
    pthread_mutex_unlock(&lock);
    return done;
}
