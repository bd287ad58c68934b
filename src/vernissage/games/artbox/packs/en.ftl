# The English words of #ARTBOX, by concept: concrete nouns of our own choice, in small letters where the language has them.
# Each is a plain word: packs.py reads these lines too.

## animal

word-W001 = cat
word-W002 = dog
word-W003 = fish
word-W004 = bird
word-W005 = rabbit
word-W006 = mouse
word-W007 = pig
word-W008 = cow
word-W009 = horse
word-W010 = sheep
word-W011 = duck
word-W012 = swan
word-W013 = owl
word-W014 = penguin
word-W015 = chicken
word-W016 = elephant
word-W017 = giraffe
word-W018 = camel
word-W019 = lion
word-W020 = bear
word-W021 = monkey
word-W022 = kangaroo
word-W023 = zebra
word-W024 = crocodile
word-W025 = snake
word-W026 = turtle
word-W027 = frog
word-W028 = snail
word-W029 = butterfly
word-W030 = bee
word-W031 = ladybug
word-W032 = spider
word-W033 = ant
word-W034 = crab
word-W035 = octopus
word-W036 = whale
word-W037 = shark
word-W038 = dolphin
word-W039 = jellyfish
word-W040 = starfish
word-W041 = hedgehog
word-W042 = squirrel
word-W043 = fox
word-W044 = bat
word-W045 = parrot
word-W046 = caterpillar
word-W047 = dinosaur

## food

word-W048 = apple
word-W049 = pear
word-W050 = banana
word-W051 = cherry
word-W052 = grapes
word-W053 = pineapple
word-W054 = strawberry
word-W055 = lemon
word-W056 = watermelon
word-W057 = carrot
word-W058 = mushroom
word-W059 = onion
word-W060 = tomato
word-W061 = corn
word-W062 = peas
word-W063 = potato
word-W064 = pumpkin
word-W065 = egg
word-W066 = bread
word-W067 = bun
word-W068 = cheese
word-W069 = pizza
word-W070 = hamburger
word-W071 = sandwich
word-W072 = hot dog
word-W073 = ice cream
word-W074 = lollipop
word-W075 = donut
word-W076 = cake
word-W077 = cookie
word-W078 = pretzel
word-W079 = sausage
word-W080 = fried egg
word-W081 = popcorn
word-W082 = milk carton

## home

word-W083 = lock
word-W084 = key
word-W085 = fork
word-W086 = spoon
word-W087 = knife
word-W088 = plate
word-W089 = cup
word-W090 = teapot
word-W091 = frying pan
word-W092 = bottle
word-W093 = vase
word-W094 = candle
word-W095 = lamp
word-W096 = light bulb
word-W097 = chair
word-W098 = table
word-W099 = bed
word-W100 = sofa
word-W101 = door
word-W102 = window
word-W103 = mirror
word-W104 = clock
word-W105 = alarm clock
word-W106 = bathtub
word-W107 = toilet
word-W108 = broom
word-W109 = bucket
word-W110 = basket
word-W111 = iron
word-W112 = umbrella
word-W113 = pillow
word-W114 = ladder
word-W115 = picture frame
word-W116 = fireplace
word-W117 = fan
word-W118 = fridge
word-W119 = washing machine
word-W120 = toothbrush
word-W121 = comb
word-W122 = soap
word-W123 = trash can
word-W124 = clothespin
word-W125 = coat hanger
word-W126 = curtain
word-W127 = jug
word-W128 = cauldron
word-W129 = watering can
word-W130 = birdcage

## transport

word-W131 = car
word-W132 = bus
word-W133 = truck
word-W134 = tractor
word-W135 = train
word-W136 = bicycle
word-W137 = scooter
word-W138 = motorcycle
word-W139 = airplane
word-W140 = helicopter
word-W141 = rocket
word-W142 = hot-air balloon
word-W143 = sailboat
word-W144 = ship
word-W145 = submarine
word-W146 = canoe
word-W147 = sled
word-W148 = wheel
word-W149 = anchor
word-W150 = parachute
word-W151 = traffic light
word-W152 = skateboard
word-W153 = ambulance
word-W154 = digger
word-W155 = wheelbarrow
word-W156 = shopping cart

## nature

word-W157 = sun
word-W158 = moon
word-W159 = star
word-W160 = cloud
word-W161 = raindrop
word-W162 = snowflake
word-W163 = lightning
word-W164 = rainbow
word-W165 = mountain
word-W166 = volcano
word-W167 = island
word-W168 = tree
word-W169 = palm tree
word-W170 = fir tree
word-W171 = flower
word-W172 = rose
word-W173 = tulip
word-W174 = leaf
word-W175 = cactus
word-W176 = sunflower
word-W177 = garden
word-W178 = bush
word-W179 = acorn
word-W180 = campfire
word-W181 = waterfall
word-W182 = planet
word-W183 = globe
word-W184 = comet

## clothing

word-W185 = hat
word-W186 = cap
word-W187 = top hat
word-W188 = crown
word-W189 = shirt
word-W190 = pants
word-W191 = skirt
word-W192 = dress
word-W193 = sock
word-W194 = shoe
word-W195 = boot
word-W196 = glove
word-W197 = scarf
word-W198 = necktie
word-W199 = belt
word-W200 = glasses
word-W201 = button
word-W202 = ring
word-W203 = necklace
word-W204 = wristwatch
word-W205 = backpack
word-W206 = handbag
word-W207 = luggage
word-W208 = helmet
word-W209 = bow tie

## body

word-W210 = eye
word-W211 = nose
word-W212 = mouth
word-W213 = ear
word-W214 = hand
word-W215 = foot
word-W216 = tooth
word-W217 = beard
word-W218 = heart
word-W219 = skull
word-W220 = bone

## character

word-W221 = baby
word-W222 = clown
word-W223 = king
word-W224 = pirate
word-W225 = astronaut
word-W226 = robot
word-W227 = ghost
word-W228 = mermaid
word-W229 = unicorn
word-W230 = dragon
word-W231 = wizard
word-W232 = snowman
word-W233 = scarecrow
word-W234 = angel
word-W235 = witch
word-W236 = teddy bear
word-W237 = doll

## place

word-W238 = house
word-W239 = castle
word-W240 = tower
word-W241 = church
word-W242 = lighthouse
word-W243 = windmill
word-W244 = bridge
word-W245 = tent
word-W246 = igloo
word-W247 = barn
word-W248 = skyscraper
word-W249 = pyramid
word-W250 = factory
word-W251 = birdhouse
word-W252 = fence
word-W253 = gate
word-W254 = well
word-W255 = stairs
word-W256 = slide

## tool

word-W257 = hammer
word-W258 = saw
word-W259 = axe
word-W260 = screwdriver
word-W261 = nail
word-W262 = scissors
word-W263 = shovel
word-W264 = rake
word-W265 = paintbrush
word-W266 = pencil
word-W267 = pen
word-W268 = ruler
word-W269 = magnet
word-W270 = magnifying glass
word-W271 = telescope
word-W272 = microscope
word-W273 = binoculars
word-W274 = compass
word-W275 = paper clip
word-W276 = hourglass
word-W277 = flashlight
word-W278 = barrel
word-W279 = fishing rod

## media

word-W280 = book
word-W281 = newspaper
word-W282 = envelope
word-W283 = postage stamp
word-W284 = calendar
word-W285 = map
word-W286 = camera
word-W287 = telephone
word-W288 = cell phone
word-W289 = computer
word-W290 = television
word-W291 = radio
word-W292 = headphones
word-W293 = microphone
word-W294 = battery
word-W295 = power plug

## play

word-W296 = balloon
word-W297 = kite
word-W298 = gift
word-W299 = flag
word-W300 = medal
word-W301 = trophy
word-W302 = coin
word-W303 = treasure chest
word-W304 = domino
word-W305 = playing card
word-W306 = puzzle piece
word-W307 = spinning top
word-W308 = drum
word-W309 = guitar
word-W310 = violin
word-W311 = trumpet
word-W312 = piano
word-W313 = xylophone
word-W314 = soccer ball
word-W315 = tennis racket
word-W316 = basketball hoop
word-W317 = bowling pin
word-W318 = dumbbell
word-W319 = skis
word-W320 = ice skate
word-W321 = chess pawn
word-W322 = yo-yo
word-W323 = swing
word-W324 = seesaw
word-W325 = bell
word-W326 = whistle
word-W327 = golf hole
