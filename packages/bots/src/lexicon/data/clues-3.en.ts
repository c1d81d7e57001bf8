export const clues3 = `
bunk | bed camp | ladder cabin brother soldier blanket |
projector | screen movie cinema | slide light | lens school bulb
forty | number wink | burglar cave | Aladdin
Snape | potion wizard | professor cauldron snake | prince teacher
signal | radio antenna smoke | bat flag light whistle tower | mirror siren torch
Whoopi | sister ghost | comedy actor | choir purple
Ursula | mermaid octopus sea | witch squid | purple
trailer | movie park truck | tent caravan cinema car camp | tractor boat
Kellogg | cereal rooster | breakfast tiger snap rice | box
Psycho | shower knife | hotel blood | movie curtain mummy
Dallas | Texas cowboy | oil star | club
Denver | mountain | nugget horse ski | dinosaur airport
sore | muscle thumb | back gym knee massage shoulder foot | ankle
Brooks | | comedy river | cowboy saddle
racing | horse car jockey | track helmet flag heart yacht stable | hurdle bicycle
lotion | sun skin hand | massage beach bottle oil | baby basket
petrol | station oil | car pump tank price truck taxi |
Watergate | tape hotel reporter | spy | burglar plumber
Sam | uncle | green piano dollar flag spade | egg
Bogart | cafe falcon piano | queen hat | detective
hinge | door gate | squeak knee elbow screw oil | window
pest | rat mosquito flea | bug mouse moth ant | fly
mini | skirt car | golf bar fridge mouse | pony
fist | punch | hand bump glove iron | thumb dollar
groom | bride wedding | horse tuxedo ring brush tie stable cake | bouquet poodle
stack | hay | book domino chimney brick log card chip block waffle | paper
slip | banana dress knot | skate pink tongue paper | puddle
Central-Park | carriage | zoo bench lake pigeon squirrel skate | marathon balloon
visitor | guest museum zoo | tourist hospital alien | host team
peanuts | elephant circus | cartoon bar plane shell snack squirrel | popcorn
Calgary | stampede rodeo | Olympics flame cowboy | hockey
charm | bracelet prince luck | snake school Cinderella clover | spell necklace
goldfish | bowl aquarium memory | snack pool | orange carnival
Sweden | Viking | fish massage snow ski sauna moose | yellow
safety | helmet belt lock | match net razor bank fence | brake seal goggles
counter | kitchen bar stool | bean coffee bank | clock
Brad | nail Troy | actor hammer club | seven
feta | cheese salad | olive goat tomato sheep spinach | white
trampoline | jump bounce spring | gym acrobat circus | kid kangaroo
Athena | owl Zeus | olive temple shield | spider armor
Pooh | honey bear | tiger donkey owl kangaroo forest | rabbit balloon
monitor | computer screen lizard | heart baby mouse hospital | pixel desk
Odyssey | cyclops space siren | Troy poem trip Poseidon adventure | ship sail
foxtrot | dance tango waltz | alphabet tuxedo | ballet radio
Lion-King | meerkat Africa hyena pride | giraffe zebra jungle cartoon | circle stampede
prairie | dog house wagon | grass farm wheat meadow | oyster
Delta | Nile river | plane airport swamp | triangle
build | brick house castle | block carpenter hammer tower snowman nest robot bridge crane | sand
wheels | bicycle car bus | skate wagon spin train tire truck scooter | carriage luggage
omega | watch fish | vitamin salmon | tuna sardine
Morse | code dash | radio detective ship | tap
annoying | mosquito fly | brother bug sister neighbor squeak alarm-clock | hiccup scratch orange
comic | book hero cartoon | clown joker magazine laugh | bat
Super-Bowl | ring champion stadium | team snack trophy eagle tackle | chip
county | fair sheriff | cricket orange court | map bridge
Liberty | statue bell torch | island crown green flag tourist | eagle
dawn | morning rooster | sun vampire light | horizon zombie dish
earthquake | crack | scale wave Japan | rock volcano tower
mobile | | antenna baby battery | caravan selfie bat
finish | line race flag | marathon ribbon lap track paint | sprint medal
Volkswagen | beetle car bug | rabbit polo golf bus | fox
Aztec | chocolate pyramid Mexico | temple gold sun | feather calendar mask
return | ticket boomerang | king library tennis gift key | carriage
fraternity | house party brother | club barrel | paddle student
dam | beaver river | lake wall concrete waterfall canal | log
Alexandria | library lighthouse Egypt | Cleopatra Nile harbor | book
colorful | rainbow parrot peacock | confetti balloon butterfly flower crayon paint chameleon mosaic | coral clown
male | rooster model | bull king goat prince ram pride nurse | beard
women | dress | Amazon purse skirt lip bikini perfume | sister bride
dynasty | China emperor | king Egypt duck | vase
Andersen | mermaid fairy-tale duck | match swan emperor thumb snow | queen
scream | shout ghost ice-cream | queen monster mask | movie mouse Tarzan
detergent | laundry foam | sock sponge dish sink spot | spray
flowers | bouquet vase petal | garden bee rose spring tulip pollen daisy | meadow wedding
Gosling | duck actor | | swan drive piano jazz
fiber | cereal cable | bread wheat bean wool thread | silk muffin internet prune
words | dictionary poem | language song sentence page book puzzle | mouth letter
werewolf | moon vampire | Halloween silver monster | forest claw hair
vinyl | record album | scratch needle plastic | disco song
survivor | island torch | camp raft | zombie desert
sunglasses | beach | summer lens tourist spy | ski movie bikini
sniff | nose dog | glue perfume cheese flower skunk | police pepper
slap | hand cheek face | back Oscar | high-five mosquito fish
scar | lion face | hyena skin knife pirate | scratch stitch chin
rub | lamp genie | massage back eye shoulder belly | salt
rook | chess castle | pawn tower bishop board | king queen
role | actor | cast movie model script stage | game costume
ravioli | pasta | spinach sauce cheese pumpkin tomato | pocket
penalty | goal referee | kick hockey box shark flag | post whistle
naked | emperor | skin statue beach sauna shower model | mole Venus
marsupial | kangaroo koala | pouch Australia pocket
mafia | | horse suit wire spaghetti concrete father | laundry bed fish trunk
macaroni | pasta cheese | elbow feather cap noodle | necklace craft
loan | bank shark | money student house car library | pawn
link | chain sausage website | bracelet page golf | fence
lecture | professor student | yawn speaker school board history | snooze
label | price bottle | jar record tag luggage | box file
grease | oil | dance elbow leather movie | pink wheel summer
freezer | ice-cream fridge | pizza cube snow mint | penguin
filter | coffee | photo pool screen selfie | sink dust
dome | igloo stadium | roof palace | mushroom skull
document | file | paper staple sign page computer clip | ink seal
derby | horse hat | race jockey | rose
cuddle | teddy-bear hug | kitten koala baby blanket sofa | spoon puppy bed
crunchy | carrot celery | cereal apple chip taco almond snack | lettuce snow radish toast
corona | crown | sun Mexico eclipse mask | bottle bat
click | mouse camera | website pen button computer lens | switch
cello | violin string | orchestra swan yo-yo |
cellar | barrel | attic storm bottle house cheese | cork rat tornado stairs
bury | treasure bone | dog ostrich pirate acorn squirrel | shovel dig
boring | yawn | drill lesson vanilla math history | snooze museum
blog | website | post recipe internet diary computer | page
aunt | uncle cousin | ant sister | brother
arch | bridge | foot Rome rainbow column | ankle Paris
anvil | hammer iron | cartoon ear cloud | Thor horse
ache | tooth belly back | stomach ear heart muscle | knee shoulder
Wall-Street | wolf bull | bear money suit market bank | brick
Transylvania | Dracula vampire | castle bat hotel count | garlic wolf
Toto | Africa dog | tornado basket | rainbow
Solomon | king mine | baby song temple sword judge |
Seuss | cat hat | doctor fish egg fox poem green | sock
North-Pole | Santa elf | igloo sled bear snow | compass Christmas
Michelin | star tire | restaurant chef | plate menu white
Merlin | wizard magic-wand | potion sword owl king beard | castle spell
Louisiana | swamp alligator | jazz pelican crab boot |
Dungeons | dragon dice | castle goblin cave elf monster game | chain
coyote | desert | rocket cliff trap | moon cactus fence ranch
Congress | library bill | | court
zoom | camera lens | plane race telescope car | dash photo
yell | shout | teacher mouth cheer | coach crowd karate
wreck | ship car | treasure train diver | garage submarine anchor
wipe | napkin towel | tissue diaper nose glasses plate | sponge mouth tear
watermelon | seed | summer picnic fruit pink slice | stripe
washing | laundry hand | dish brain line car | hair
wasabi | sushi Japan | green nose radish ginger | tear horse
waist | belt | jeans skirt apron | string wasp
voodoo | doll zombie | witch spell needle | chicken
violet | purple | flower rose blue lavender | eye poem
veil | bride wedding | face lace hat curtain dance | fog
vanity | mirror | pride fair plate table peacock | sink wig
value | price money | bargain gold diamond face | math coin stamp
urn | ash vase | coffee vessel tea | poem
typewriter | ribbon key | letter page novel | carriage ink monkey shift
twig | branch nest | stick tree snap | stork log
twenty | number dollar | score finger question | dice
turnip | radish vegetable | root soup carrot | garden lantern cabbage
tub | butter | ice-cream plug shower popcorn | duck jet
trousers | belt jeans | zipper pocket suit leg tailor iron | button fold
trombone | slide parade | jazz trumpet orchestra band | march
trapeze | circus acrobat swing | tent bar net |
transmission | gear clutch | radio shift car | antenna pedal wire
touchdown | score | plane helmet goal | dance moon
title | book champion king | page movie belt song knight |
timer | egg oven | minute kitchen clock sand alarm-clock | second toast
tightrope | acrobat circus | wire umbrella pole |
thrower | flame | dart knife shade bouquet pitch
thousand | picture million number island | zero
theme | park song | movie party melody menu
terrier | dog | fox bull rat | leash bark Scotland
tequila | Mexico salt lemon | worm cactus sun | bar
teen | | wolf jeans diary magazine | cheer school
tails | coin tuxedo | penguin fox | piano
tabloid | gossip | magazine sun alien photo | star page
tablecloth | picnic | lace napkin trick check | restaurant
swimsuit | bikini pool | model beach summer magazine | calendar
swarm | bee | wasp hive mosquito moth fly drone ant | queen
supernova | star black-hole | galaxy space telescope | meteor champagne
sultan | Aladdin palace | genie turkey carpet | ruler
suede | leather shoe | blue Elvis jacket boot | brush fringe
success | ladder | champion trophy recipe luck goal money | key record climb
sub | sandwich | bench teacher hero |
stud | horse | poker nail | leather belt muffin
stuck | glue | magnet jam mud tape | trap escalator
streak | | tail hair comet stripe | paint
stockings | lace leg | Christmas chimney silk | hose
sticker | album | price star car | peel stamp tag
startup | garage unicorn | pitch internet computer money idea | website
staff | wizard | hotel pole | stick snake note sage
sprain | ankle | knee elbow foot twist |
spirit | ghost | team school genie | lift horse
spikes | cactus hedgehog porcupine | shoe fence collar hair | iron punch
spare | tire | key strike trunk change
source | river spring | root well light code reporter | fountain
sonar | submarine dolphin | bat ship echo whale | ping-pong
solo | guitar drum | cup jazz falcon dance | violin pilot
solid | rock | gold concrete | block iron steel gear
slot | coin | Las-Vegas | toast
slippers | bed | ballet ruby pajamas foot | Cinderella Santa
slime | snail slug | green frog ghost mold | swamp worm trail
size | shoe ring | ruler hat dress scale giant | queen king cup
sitcom | comedy friend | sofa laugh cafe neighbor bar | script
silo | grain farm | barn wheat tractor | tower harvest
shuffle | deck card | dance foot | domino zombie penguin
shaker | salt pepper | bar rattle
service | restaurant hotel | waiter tennis bus | tip
server | waiter computer | tennis tray internet restaurant | website
search | internet | treasure website detective clue dog comb party |
seagull | beach | pelican chip harbor pier lighthouse | fish ship feather
scotch | tape bar | egg | butter
saxophone | jazz | orchestra band | club
savings | bank money | jar | bond
satire | | comedy cartoon magazine onion swift | novel
sapphire | blue jewel | ring emerald necklace crown | eye
samba | Brazil carnival | dance drum feather parade | rhythm
sake | Japan sushi | rice bottle | karaoke
root-beer | float foam | ice-cream mug barrel | soda
roller | skate paint | disco hair | pigeon
ripe | banana tomato | peach melon fruit avocado apple cheese | pear harvest
rings | Saturn Olympics | stump tree bell finger circus | gym onion
ribs | barbecue | chest tickle sauce skeleton | cage
reservation | restaurant hotel | table book | plane camp
repeat | echo parrot | shampoo history record song button | alarm-clock
rent | house | money car | flat skate tuxedo
relay | race torch | team track stick
raw | sushi steak | oyster fish carrot milk | silk onion diamond
rash | ivy diaper | skin | hive
raptor | eagle falcon | dinosaur claw vulture owl | park
ranger | park forest | bear Texas hat cabin
rag | doll | dust magazine jazz | oil rug
rabies | dog bat | raccoon foam fox | squirrel
quartet | string | violin jazz barber | choir
python | snake | code jungle comedy
purr | cat kitten | stroke leopard | lap
pulse | heart | doctor bean temple | nurse rhythm laser
puff | dragon | smoke fish pipe
proposal | ring knee | wedding diamond rose idea |
propeller | plane helicopter | boat ship drone submarine | cap
programming | computer code | language bug robot
prime | number Amazon | steak | seven thirteen
pressure | blood | cabin pump tire diver | sink
postcard | stamp souvenir | beach vacation tourist Paris letter island | photo
popsicle | stick | summer lick freeze cherry | lemon
political | party | map cartoon rally |
plus | number math | cross sign battery |
plaza | hotel pigeon | fountain market mall | statue
playboy | rabbit magazine | yacht
platypus | beak egg | Australia duck beaver | bill zoo
plaid | Scotland skirt | scarf | blanket
pitcher | ball | plant juice | mug
pita | falafel hummus | bread kebab pocket | salad
piggy | bank market | back coin pink
perfect | pitch storm | score smile | circle diamond
percussion | drum tambourine | rattle bell orchestra triangle | rhythm
pendulum | clock swing | pit | watch
peg | pirate leg | laundry tent board coat hat |
pastel | crayon chalk | Easter | egg sketch
pass | exam ball | mountain ticket | key canyon
parlor | pizza tattoo | ice-cream massage | trick
pal | friend pen | dog |
package | post box | string Amazon drone | wrap luggage
outline | chalk sketch | draft map | shadow pencil
orchard | apple cherry | peach pear fruit tree plum | harvest ladder fig
oats | grain cereal | horse hay breakfast
numbers | math lottery | bingo count dice calendar | code clock
notes | piano | bank pencil student melody song | fridge school
nerd | glasses computer | math chess library | pocket
neon | sign | Tokyo Las-Vegas green light pink | bar
nails | finger hammer | cat file scratch claw | chalk
move | chess dance | truck box king | house
mollusk | snail oyster | squid octopus slug shell | pearl
mixer | kitchen concrete | cake dough soda paint | bowl
mist | fog spray | gorilla lake mountain morning perfume | rainbow forest
mink | coat fur | otter badger | scarf
mill | wind wheat | pepper river paper saw | grain
middle | finger | earth school equator sandwich
microscope | lens | slide cell crystal | pixel blood
meters | sprint pool | taxi hurdle ruler race | pole
mechanical | pencil bull | clock arm robot orange | piano
mascot | team | chicken bear uniform tiger stadium | eagle Olympics
marina | yacht boat | dock pier harbor sail | sauce ship
mansion | butler | house palace chandelier pool ghost | stairs attic
mane | lion horse | hair pony unicorn | comb
lyrics | song melody | poem karaoke
lung | smoke organ | chest oxygen | balloon
lollipop | lick stick | pink kid | dentist owl
loft | attic | hay pigeon ladder
lodge | beaver ski | cabin moose mountain | bear
liver | organ | goose onion stomach | steak
lint | pocket belly | laundry button | trap
linen | bed wrinkle | napkin mummy table iron suit | summer
lighter | flame | spark match smoke | feather
lice | comb hair | shampoo flea school bug | wig
leftovers | fridge foil | turkey soup dog box | pizza
larva | caterpillar | moth butterfly bee cocoon beetle | worm
lance | knight | armor horse | bicycle windmill
ladle | soup spoon | punch scoop pot kitchen
knuckle | finger | sandwich crack punch ring hand
knock | door | punch neighbor | ghost
knob | door radio | volume drawer | butter
knees | | jeans skirt ski bee leg | skate
kayak | paddle river | canoe sea raft |
jingle | bell | sled radio key song Christmas | tambourine
jester | joker court | king clown hat bell | castle
itchy | wool flea | mosquito nose back ivy | scratch palm
invitation | party wedding | envelope guest card birthday ball | stamp
inspector | detective | panther police | ticket kitchen
industry | steel | smoke chimney cottage concrete |
immortal | vampire | phoenix Achilles Zeus
illegal | | alien graffiti | spy tusk
hover | helicopter drone | bee board craft
hornet | sting nest | wasp bee yellow | stripe
holy | cross | ghost bishop Rome bread | smoke halo
headline | scoop reporter | magazine page
gummy | bear worm | vitamin shark |
guacamole | avocado chip | taco burrito Mexico | lemon green
grasshopper | cricket jump | green ant | karate
granola | yogurt cereal | breakfast bar hike | raisin almond
grandpa | beard | uncle pipe snore | sofa chess
geisha | Japan fan | tea silk | memory
gecko | lizard tail | wall climb iguana
gang | street police | graffiti | chain
fungus | mushroom mold | | bread cheese
frisbee | throw dog | park beach plate catch | boomerang
fondue | cheese chocolate | fork pot | ski strawberry
flamenco | dance guitar | Barcelona clap fan dress | tap
fisherman | net boat | hook lake pier worm sea | patient
fencing | foil sword | mask white | Olympics knight
feathers | pillow | peacock duck chicken hat dust swan | ostrich eagle
fast-food | hamburger | nugget taco ketchup pizza | drive king
fable | fox tortoise | ant grape lesson | lion
exotic | mango parrot | fruit island kiwi tiger car | coconut
evolution | monkey | fossil | mammoth fish
eruption | volcano lava | ash Hawaii |
eraser | pencil | chalk board pen
endangered | panda rhino | tiger whale zoo gorilla elephant | orangutan tusk
dryer | laundry sock | hair towel | spin
dressing | salad | ranch vinegar oil olive lettuce
download | internet | album file movie song game pirate | book
diner | waffle coffee | breakfast stool waiter | toast hamburger
dill | pickle | cucumber salmon soup
dew | grass morning | honey frost meadow | mountain
denim | jeans jacket | blue pocket | cowboy patch
decoration | Christmas | cake ribbon wall balloon lamp ball vase medal | tree banner
deal | bargain card poker | hand |
daffodil | yellow spring | flower bulb garden Easter | tulip
daddy | sugar father | mummy spider beard baby | barbecue
czar | emperor | palace egg ruler | king
cursor | mouse arrow | screen computer | line
crust | pizza bread | earth sandwich loaf toast | lava
crossword | puzzle clue | pencil dictionary
crochet | hook yarn | knit blanket lace | hat
crease | fold iron | paper origami | map
coward | chicken yellow | lion
cotton-candy | carnival fair | circus pink sugar | cloud
corpse | zombie bride | flower mummy | vulture detective
continental | breakfast | hotel shelf | soldier
combination | lock safe | vault punch number | code
coil | spring snake | rope wire spiral hose | cobra
clinic | doctor hospital | nurse patient
chopsticks | sushi noodle | rice China bamboo piano dumpling | Japan
cheerleader | skirt pyramid | stadium uniform acrobat high-five | shout
checkered | flag race | picnic taxi board
charger | battery | plug cable knight | horse plate wire
ceremony | wedding graduation | tea medal Olympics Oscar ribbon | knight
cargo | ship truck | plane dock train jeans | camel harbor barrel
carbon | pencil diamond | charcoal oxygen
bunker | sand golf | tank hill | concrete
bunch | grape banana | key flower radish carrot | balloon
buck | deer dollar | moon bank money | rodeo
blues | jazz guitar | rhythm | Elvis song piano
binoculars | telescope | spy safari lens stadium | tourist
billiards | pool | chalk stick ball triangle table | green
biker | leather | tattoo beard helmet boot jacket | bar
bib | baby lobster | marathon spaghetti apron | napkin
bells | Christmas | sled wedding | whistle
beet | radish | root soup red salad vegetable | sugar
beanstalk | giant | climb egg goose harp | fairy-tale
bars | cage cell | gold monkey
barley | grain | soup wheat | cereal
avalanche | snow ski | mountain sled Everest | blizzard slide
atlas | map | globe shoulder earth | book
aspirin | tablet | bottle willow doctor | medicine
ark | Noah | giraffe zoo boat | rainbow zebra
arena | gladiator | hockey circus rodeo stadium bull
archive | library file | history museum | paper
appointment | doctor dentist | calendar barber date | patient
app | tablet | button alarm-clock taxi pixel | date
antique | vase | lamp mirror clock attic | market
amplifier | guitar | speaker microphone band | volume
alley | cat | trash back street |
advice | column tip | doctor friend uncle father | sage
YouTube | website | cat song tube clip | prank internet
Yogi | bear picnic | basket park
Yoda | green | teacher swamp | ear sword
Wyoming | ranch cowboy | rodeo bear park | moose
Wonka | chocolate | ticket | squirrel river
Winnie | bear honey | teddy-bear | tree
Victorian | lamp | London queen house chimney | lace carriage
Vader | helmet father | mask |
Trojan | horse | computer | gift
Totoro | umbrella cat | forest bus neighbor | acorn
Tintin | reporter dog | rocket captain moon
Tigger | tiger bounce | stripe kangaroo tail | jump
Thames | London river | bridge boat tower | swan
Thailand | curry | elephant beach massage noodle | island
Tarantino | blood | sword movie bride | samurai
Supreme | court judge | pizza | burrito
Stanley | knife cup | hockey mask |
St-Patrick | clover snake | parade green pinch | cabbage
Spock | ear | alien space eye | hand
Spielberg | shark | dinosaur movie bicycle soldier | Oscar
Siberia | tiger | mammoth train snow | express
Scrabble | dictionary | board letter spell
Samsung | galaxy | screen tablet fridge | note
Roxanne | police | red nose tango | sting
Ringo | drum star | octopus ring beetle | album
Rambo | soldier knife | jungle muscle
Pokemon | ball | card emerald ruby ash game | egg
Pocahontas | raccoon river | willow canoe wind
Pittsburgh | steel penguin | pirate bridge ketchup | hockey
Pikachu | yellow thunder | detective mouse cheek
Philadelphia | bell | cheese eagle stairs pretzel | statue
Phelps | pool medal | gold butterfly | goggles
Peru | llama | bear guinea-pig mountain | wool
Persian | carpet cat | rug prince |
Pepsi | soda | blue bottle sugar | cherry
Pennywise | clown balloon | red float
Oscars | actor movie | dress envelope host red | selfie
Orient | express | carpet train | compass
Nottingham | sheriff arrow | forest Robin-Hood | archer
Nixon | tape | mask China | dog
Nicholson | joker axe | hotel | cuckoo
New-Zealand | kiwi sheep | rugby wool island | lamb
Nero | Rome violin | emperor | coffee
Muppet | frog puppet | chef bear | balcony
Monet | lily | hay garden bridge brush canvas
Messi | goal ball | Barcelona goat kick | cup
McDonald | farm hamburger | clown | chip
Malibu | beach | surf coconut doll | barbecue
Louvre | Paris museum | pyramid smile | code portrait
Legolas | elf arrow | archer | ear
Lawrence | desert camel | | caravan
Korea | north | barbecue cabbage squid
Kodak | camera photo | picture memory | album
Jurassic-Park | dinosaur | amber mosquito fence | goat
Jumanji | game jungle | dice stampede rhino | drum
Judas | kiss | silver cross |
Jiminy | cricket | star Pinocchio umbrella | wish hat
Jerusalem | temple | wall cross gold | artichoke
Jane | Tarzan | novel | jungle
Iron-Man | suit armor | heart jet helmet red
Ice-Age | mammoth squirrel | acorn sloth glacier | tiger
Houston | Texas rocket | astronaut space
Holmes | pipe detective | violin dog hat | doctor
Hitchhiker | thumb towel | galaxy ghost | whale
Hilton | hotel | Paris key | dog
Hepburn | breakfast | scooter necklace fair | queen
Harry-Potter | wizard owl | glasses train broom | school
Hannibal | elephant | mask lamb Rome
Hagrid | giant beard | dragon hut umbrella
Guinness | record | harp | book
Gremlins | midnight | fur | Christmas
Grand-Canyon | mule donkey | river cliff | eagle
Gollum | ring fish | cave riddle
Ghostbusters | marshmallow | ghost library
Gates | computer window | garden castle million |
Galapagos | tortoise iguana | island | turtle
Formula-One | race | car pit tire champagne helmet | flag
Flintstones | dinosaur | vitamin cave rock | club
Federer | tennis racket | grass | ace
Fantasia | hippo mouse | broom ostrich wizard | mushroom
Excel | table column | cell computer
Elsa | snow | queen sister snowman | glove
Edinburgh | castle Scotland | festival fringe | wizard
Dover | cliff white | sole ferry chalk |
Doritos | chip taco | triangle cheese snack
Donkey-Kong | barrel gorilla | banana ladder | hammer
Donald | duck | uncle daisy | tower tie
Dickens | novel | Christmas ghost twist London | chain
Detroit | car tiger | lion wing |
Democrat | donkey blue | party | bill
Darwin | monkey | tortoise island fossil beard | fish
Cruella | Dalmatian fur | coat puppy | fox
Colosseum | Rome lion | gladiator stadium tourist | cat
Colorado | ski canyon | river mountain | nugget
Chopin | piano waltz | | march
Caribbean | pirate | island beach parrot coconut | carnival
Campbell | soup | tomato noodle model | paint
Calvin | tiger | snowman cartoon jeans sled | box
Buddha | belly | statue temple gold | smile
Botox | wrinkle | lip needle actor face | doctor
Bermuda | triangle | ship onion plane island | shark
Bart | skate prank | yellow chalk | train
Bach | organ violin | choir wig | piano
Babel | tower language | fish brick
Atlanta | peach Olympics | falcon soda | aquarium
Aries | ram zodiac | April horn star | sheep
Ariel | mermaid | crab shell fork | laundry
Argentina | tango steak | balcony | cowboy
Amish | carriage barn | beard butter hat
Alexander | horse knot | sword emperor | bell
Alexa | speaker echo Amazon | | alarm-clock
Addams | hand | cousin butler | ghost
Abba | disco dance | queen money band
zucchini | squash | cucumber flower bread vegetable | green
zip | jeans jacket | file code tent boot | lip
yodel | mountain | echo cowboy goat | valley
wooden | spoon horse | shoe puppet leg doll | boat
wireless | radio mouse | internet speaker microphone | drone
windshield | car | hail frost bug ticket crack | plane
wildebeest | stampede | lion herd Africa river crocodile | dust
wifi | internet cafe | password hotel antenna
wicker | basket | willow picnic | balloon
whirlpool | spiral | sink river | sea
wetsuit | diver surf | shark seal dolphin | zipper
welder | mask spark | torch iron steel | bridge
wattle | turkey rooster | chin | chicken
wart | toad witch | nose frog thumb | finger
walnut | squirrel | brain shell tree | table
waitress | tip | coffee apron tray breakfast menu | stool
wafer | vanilla ice-cream | chocolate |
vows | wedding bride | ring
vowels | alphabet | letter song language spell | wheel
visor | cap helmet | sun golf knight | poker cyclops
vineyard | grape | harvest hill | fox barrel
veteran | medal | soldier march | parade
vest | suit wool | pocket |
verdict | judge | court sentence
verb | sentence | language lesson | dictionary
vein | blood | leaf gold marble arm needle | vampire
umpire | strike | mask cricket tennis | referee
underworld | Pluto | river pomegranate vampire dog ferry | Achilles
unicycle | circus wheel | clown pedal acrobat | bear
ukulele | Hawaii guitar | string beach |
upstairs | attic bed | balcony ladder house | neighbor
turret | castle tank | tower submarine |
turmeric | curry spice | yellow India | ginger
tummy | belly stomach | baby button
truffle | chocolate mushroom | pasta | forest oil
trout | river salmon | hook lake perch | tickle net
trivia | quiz question | game history | clue board
tricycle | pedal kid | wheel clown | bell
translate | language dictionary | book | tongue
toes | foot sandal | sock ballet sand tickle nail
thong | flip-flop bikini | beach sandal string | song
thigh | leg chicken | boot skirt knee | muscle
thatched | roof cottage | hut hay
terrace | cafe balcony | garden hotel roof house
tentacle | octopus squid | arm jelly | sea
tempura | shrimp sushi | Japan
tarot | card | sun tower moon star wheel witch | crystal
tarantula | spider | desert Mexico jungle | hair jar
tanker | oil ship | truck vessel | harbor
talon | eagle claw | owl falcon | nail
tahini | hummus falafel | bean | salad
swirl | spiral ice-cream | paint snail | marble
surrender | white flag | sword | uncle
surfer | wave beach | board shark Hawaii silver Australia |
supermarket | milk | shelf cereal | price melon
sunrise | morning rooster | horizon beach coffee orange | balloon mountain
sudoku | puzzle number | pencil
stylist | hair | barber scissors comb actor | model
stubborn | mule donkey | goat bull ram
stuffing | turkey teddy-bear | pillow pepper sage bread | doll
stroller | baby | park carriage mall | wheel
stethoscope | doctor heart | nurse chest | safe
steampunk | goggles gear | clock hat | robot
spurs | cowboy boot | rooster saddle rodeo | London
spotlight | stage actor | lamp beam | bulb
spool | thread | wire tape yarn
spoke | wheel | bicycle language |
spill | coffee bean | milk oil napkin | puddle salt
sphere | ball globe | planet earth marble orange | crystal
spear | fish | gladiator pickle mint Viking | shield
sparkle | glitter diamond | star champagne jewel eye | ruby
sourdough | bread loaf | | toast
sorbet | lemon mango | ice-cream scoop | dessert melon
soot | chimney | ash | train
sonnet | Shakespeare poem | | rose
sombrero | Mexico hat | mustache | galaxy
snowboard | ski | mountain goggles helmet | wax
snorkel | diver coral | mask beach lagoon fish | tube
smores | marshmallow camp | chocolate
smash | tennis pumpkin | mirror window guitar | racket vase
sling | arm | Goliath | shoulder mud
slayer | dragon vampire | giant | sword
skateboard | trick | wheel helmet knee
single | record bed | ring rose | dollar
silverware | fork spoon knife | drawer napkin table | tray
silent | movie | ninja letter library | lamb
signature | check | pen letter dish seal | ink
sickle | hammer moon | wheat harvest | hay
shuttle | bus rocket | space astronaut airport
shotgun | wedding barrel | sheriff duck
shin | leg | kick hockey | bump
shear | sheep | wool scissors | poodle
sharpener | pencil knife | school desk | crayon
servant | butler | king tray castle
secretary | desk file | letter | stamp
scrapbook | photo | glue scissors memory album
scavenger | vulture hyena | rat raccoon | trash clue
scarlet | red letter | witch
scandal | gossip | | reporter gate
sauerkraut | cabbage sausage | hot-dog pickle
saucer | cup tea | cat alien milk
sashimi | tuna salmon | sushi knife Japan
sarcophagus | mummy | pyramid pharaoh gold | museum
salami | sandwich sausage | pizza | slice
sacrifice | pawn lamb | temple goat | volcano fly
rotten | egg tomato | banana tooth apple zombie | fish log
rinse | shampoo | dentist dish mouth laundry rice | hose
restroom | toilet | station sign sink stall |
resort | beach ski | hotel vacation island golf | Mexico
radiation | x-ray | Godzilla atom
railroad | train track | whistle | station tie
ramen | noodle soup | bowl egg student | Japan
rapids | raft river | canoe waterfall paddle | rock
raven | poem | tower | beak scarecrow
recorder | flute tape | school lesson | spy
reef | coral | fish shark diver ship | knot
refrigerator | magnet milk | kitchen yogurt | light
regatta | yacht sail | boat race wind | cup
reunion | school | band album friend | cousin
rib | cage bone | chest steak | barbecue
rectangle | flag | brick dollar door card chocolate | domino
quiver | arrow archer | lip jelly | elf
quills | porcupine pen | feather hedgehog ink | Shakespeare
quest | ring dragon | knight treasure map adventure | cup
punk | rock | leather jacket | band
punctuation | sentence dash | question | language
puck | hockey | goal Shakespeare | fairy-tale
prism | rainbow | light Newton triangle | crystal
principal | school | bell teacher | student
prescription | doctor medicine | glasses tablet | pen
preppy | polo | yacht school tie | golf
postman | letter dog | stamp bicycle ring | fence
polish | nail shoe | sausage silver apple | wax
polka | dance accordion | | bikini spot
podium | medal speaker | champagne trophy champion | gold
plunger | toilet plumber | sink
plow | tractor | snow farm mule | shovel
pliers | tool wire | dentist nail plumber
pilgrim | turkey | hat ship feast | temple
piercing | ear nose | belly tongue needle tattoo | whistle
pickup | truck | line ranch date | garage
pickpocket | wallet | purse crowd metro | watch
philosopher | beard | barrel sage | cave
pew | bench | choir wedding | skunk
petals | rose daisy | flower tulip | bride
pepperoni | pizza | sausage slice | circle
penicillin | mold | bread medicine doctor | needle
peck | beak chicken | kiss cheek pepper | rooster
patio | barbecue | umbrella garden grill deck
patience | card | sloth puzzle | teacher
pasture | sheep | grass meadow fence | goat
partridge | pear | Christmas tree
partner | dance tango | cowboy detective waltz
parsley | sage | salad pasta | soup
parmesan | spaghetti cheese | pasta chicken | grill
parasite | flea | host worm mosquito
papyrus | Egypt | Nile paper pharaoh
paparazzi | camera | star photo flash actor | club
ozone | oxygen | spray | sun
overalls | plumber farm | scarecrow tractor | pocket
orca | whale | penguin seal aquarium | dolphin
optician | glasses lens | eye letter | frame
omelet | egg | cheese mushroom breakfast pepper | chef
oatmeal | cereal raisin | breakfast bowl | horse
nutmeg | spice | pumpkin pudding cinnamon | milk
nursery | baby | plant sheep school | garden
noose | rope | knot cowboy | tie
nomad | camel tent | desert caravan | goat
nocturnal | owl bat | moth raccoon hedgehog badger | koala
nettle | sting | tea plant dock
nephew | uncle | cousin duck brother
nectarine | peach | fruit plum pit | apricot
nativity | stable Christmas | lamb star donkey hay | king
narwhal | unicorn whale | tusk sea | horn
mural | graffiti wall | paint brick
mozzarella | pizza cheese | tomato basil stick | string
mousse | chocolate hair | dessert foam | spoon moose
mortgage | house bank | roof
mop | bucket | kitchen sponge broom ship
mongoose | cobra snake | meerkat India | jungle
missile | rocket submarine | tank jet
mirage | desert oasis | lake camel | hotel
minotaur | maze bull | horn thread | sword
mimic | parrot | echo mirror monkey chameleon | octopus
metamorphosis | butterfly caterpillar | frog cocoon moth | bug
mast | ship sail | flag boat yacht | pirate
mascara | eye | tear brush raccoon
marsh | frog swamp | mosquito stork |
marmalade | orange jam | toast bear cat | jar
marker | pen | board line poster bingo
marionette | puppet string | Pinocchio | Venice
margarita | salt | pizza blender lemon | Mexico
marbles | game | jar hippo
manure | horse farm | shovel | rose
manicure | nail hand | file finger
manger | stable hay | baby donkey | lamb
magnifying-glass | detective clue | ant sun Sherlock | stamp
magma | lava volcano | earth rock | crater
lox | bagel salmon | breakfast | onion
lotus | yoga flower | temple India
loom | carpet yarn | thread wool | fruit
loincloth | Tarzan sumo | jungle | belt Hercules
logo | banner | sneaker cap website |
locker | gym school | key pool towel |
lobby | hotel | chandelier luggage |
lingerie | lace silk | model drawer |
limestone | chalk cave | pyramid sphinx cliff | fossil
lever | pump | switch gate brake arm | trap
lemming | cliff | herd jump
lawnmower | grass | garden garage shed goat | tractor
latex | glove balloon | mask paint | nurse
latch | gate door | lock window | key
lash | eye | wink | pirate
landscape | gallery | mountain garden picture | horizon
ladybug | red spot | beetle leaf luck | garden
kraken | squid octopus | ship sea | giant
knitting | yarn | needle wool scarf hobby | cat
kilt | Scotland skirt | knee pipe wind | sock
kiln | clay | pot oven brick vase
jury | judge court | box
joust | knight horse | castle | fair
jello | mold | pool bowl hospital | strawberry
janitor | broom bucket | school key | trash
jackpot | lottery | Las-Vegas cherry seven coin poker | bell
informant | rat mole | canary wire police | whistle
imagination | dream dragon | kid castle unicorn rainbow | novel
illusion | mirror | Houdini trick desert card | stage
iPhone | apple selfie | camera tablet screen | email
hydrogen | oxygen balloon | atom | star
husky | sled dog | Alaska snow wolf
hula | Hawaii | dance skirt flower | grass
horseshoe | luck magnet | pony stable | crab
hookah | caterpillar pipe | smoke turkey | cafe
honk | goose horn | taxi truck | seal
holly | Christmas ivy | red | bush
hiss | snake cat | cobra goose | tire
heron | lake stork | fish swamp leg | flamingo
hermit | crab cave | shell beard | cabin
henna | tattoo India | bride hair hand | orange
heist | bank vault | diamond mask museum | laser
heir | prince throne | king crown
headlight | car deer | fog truck beam | moth
headache | | brain ice-cream hammer | baby
harness | horse climb | sled parachute dog | rope
harmony | choir melody | barber song piano
hardware | screw hammer | nail computer bolt | plumber
handyman | hammer drill | ladder tool belt | nail
haiku | poem Japan | frog | cherry
gyro | kebab | lamb sandwich | spin
gutter | roof | leaf street
graduate | cap | degree student plastic pool
gospel | choir | song book
gooey | caramel marshmallow | cheese egg glue pizza |
godmother | Cinderella pumpkin | fairy-tale baby wish | carriage
goalie | hockey mask | glove net
glitch | computer bug | robot website pixel
gherkin | pickle cucumber | jar London | green
gelato | ice-cream scoop | lemon | Rome
gel | hair | shower pen tooth
gazelle | cheetah lion | Africa jump | leopard
gavel | judge hammer | court order | sentence
garland | flower Christmas | | popcorn rainbow
fudge | chocolate | caramel ice-cream toffee
foundation | concrete house | brick face | base
flyer | poster | airport pilot | kite eagle
flush | toilet poker | cheek | face
floss | tooth dentist | string mint dance silk | thread
flint | spark | arrow | axe
flan | caramel pudding | egg | dessert
firework | spark | rainbow star confetti | China
fiddler | roof violin | crab beard | milk
fern | plant leaf | green forest fossil |
felt | hat pool | wool puppet | tip
famous | actor | star Elvis | Einstein
eyebrow | pencil face | wax thread |
exhibition | gallery museum | | ticket
escargot | snail | Paris garlic butter | shell
equestrian | horse saddle | jump boot hurdle | statue
encyclopedia | library volume | book shelf alphabet | history
emu | ostrich Australia | feather egg | farm
elk | moose deer | horn forest
eggplant | purple | lasagna | vegetable garlic
eel | | sushi snake river | jelly
easel | canvas paint | brush chalk | sketch
dunes | sand desert | camel beach wind | worm
dummy | puppet baby | scarecrow |
dumbbell | gym muscle | lift arm | iron
duke | count | king | castle blue
driveway | garage | snow car house | shovel
drip | tap | coffee candle nose ice-cream | paint
dojo | karate judo | ninja belt | yoga
dizzy | spin | trumpet jazz circle | cliff
diploma | graduation degree | frame ribbon wall | cap
diesel | truck train | tractor oil | jeans
diagonal | bishop chess | tie stripe |
deodorant | | stick spray gym axe |
dagger | knife | Romeo Shakespeare heart pirate | sword
cupcake | candle birthday | muffin sugar | cherry
cupboard | kitchen wardrobe | plate shelf broom bone
croquet | flamingo hedgehog | Alice | hammer
crescent | moon croissant | turkey star flag
creek | river paddle | frog bridge gold | canoe
cradle | baby rock | cat lullaby |
coupon | bargain price | scissors clip pizza | paper
conveyor | belt sushi | luggage airport | track
convent | sister habit | school
`;
