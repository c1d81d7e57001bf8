// Composed for Remez. word | forms | family | allow. Two lines are a card. See docs/words.md.
export const duetEnglish = `
lasagna | lasagne | |
bell | | doorbell bellboy bluebell bellhop | belly belt
tray | | ashtray | ray stray betray
trophy | | | atrophy
sister | | sisterly sisterhood | resist
parachute | | chute parachutist |
season | | seasonal preseason offseason | sea son
jelly | | jellybean jellyfish | belly
dice | die | | ice
stitch | | | itch
circle | | circular semicircle encircle | circus
teacher | | teach teaching taught | tea
squeak | | squeaky |
grain | | grainy wholegrain multigrain | rain
park | | parking ballpark parkland carpark | spark
sole | | solely insole | so console
octopus | octopi | octopod | october
hug | | huggable | huge
swamp | | swampy | swam
bulb | | lightbulb | bull
chameleon | | | camel lion
tackle | | | tack
magic-wand | | magical magician magically | wander imagine
Cupid | | | cup
candle | | candlelight candlestick candlelit | candy
champagne | | | champion
actor | actress | act acting action | factor tractor
gate | | gateway gatekeeper tailgate | investigate negate
wasp | | waspish | gasp
price | | pricey priceless | rice
Oscar | | | scar
dash | | dashboard | ash
toad | | toadstool toady | road
frog | | froggy bullfrog frogman leapfrog | fog
honey | | honeycomb honeymoon honeybee honeydew | money
ribbon | | | rib
history | | historic historian historical prehistoric | story
ankle | | anklet | angle
glove | | glovebox | love globe
pyramid | | pyramidal | amid
castle | | sandcastle | cast cattle
palace | | palatial | place
ear | | earring eardrum earache earphone earlobe earplug earmuffs earshot earphones | early earth pearl bear year clear
clover | | cloverleaf | cover lover clove
fork | | forklift pitchfork | for work
market | | marketing marketplace supermarket | mark
toffee | | | coffee off
blue | | bluish blueberry blueprint | blush clue
cheer | | cheerful cheerleader cheery | cherry
toast | | toaster toasty toastmaster | coast
tool | | toolbox toolkit toolbar | stool
lagoon | | | goon
door | | doorbell doorway doorstep indoor outdoor doorman doormat doorknob | odor
swing | swung | swinger | wing
whisker | | | whisk whisper
pharaoh | | |
whisper | | | whisker
bride | | bridal bridesmaid bridegroom | bridge
eye | | eyebrow eyelash eyelid eyesight eyeglasses eyeball eyewitness eyeliner | year
spider | | spidery spiderweb | cider
coffee | | coffeehouse coffeepot coffeemaker | toffee coffin
tide | | tidal | tidy
bamboo | | |
equator | | equatorial | equal
Cleopatra | | | leopard
scratch | | scratchy |
elephant | | elephantine | elegant
wing | | wingspan | swing
poem | | poet poetry poetic |
wardrobe | robe | bathrobe | award ward
west | | western westward midwest |
dictionary | | | dictator
pudding | | | puddle
zebra | | | zero
buffet | | | buffalo
canoe | | canoeist | ocean
bus | busses | busload minibus omnibus bus-stop | business busy bush robust
hammock | | | ham hammer
puzzle | | puzzling puzzled puzzler |
riddle | | | middle griddle
throw | threw thrown | thrower throwaway | throne
cuckoo | | cuckoo-clock | cook
umbrella | | | umbrage
tuna | | | tune fortunate
alien | | alienate |
chili | chilli | | chill
curry | | | hurry currency
lavender | | | lava
flag | | flagpole flagship | flagrant
cat | | catty catlike wildcat catfish catnap tomcat | catch category cattle caterpillar catalog
carrot | | carroty | car parrot
wish | | wishbone wishful |
crane | | | cranberry
oak | | oaken | soak cloak
storm | | stormy thunderstorm snowstorm brainstorm | store
blizzard | | | lizard
leather | | leathery | feather weather
pine | | pinecone pinewood pineapple | spine opinion
queen | | queenly queen-bee |
pomegranate | | | grenade
circus | | | circle
bouquet | | |
siren | | | iris
wedge | | | wed edge
lamp | | lamppost lampshade lamplight streetlamp | lamb
high-five | | highly highway highlight highness fifth fifteen fifty | thigh height
hike | | hiker hitchhiker hitchhike | bike
rodeo | | | radio
globe | | global globally globalization snow-globe | glove
unicorn | | | corn uniform
relish | | |
rally | | | ally
popcorn | | pop corn | corner unicorn
diary | | | dairy
Pinocchio | | | pine
radio | | radioactive radiology | radius
hotel | | hotelier motel | hot
boomerang | | | boom
picture | | pictorial picturesque | pitcher
basket | | basketball basketful | bask
kebab | kebob | |
thumb | | thumbnail thumbs-up thumbtack | dumb
adventure | | adventurer adventurous | venture
velvet | | velvety |
genie | | | genius
Jupiter | | |
cheetah | | | cheat
paddle | | | saddle pad
fence | | fencing fencer | offence defence
rooster | | roost | boost
joker | | joke joking jokester |
butler | | | butter
cork | | corkscrew corkboard |
tuxedo | tux | |
meteor | | meteorite meteoric meteorology | metre
comet | | | come
trunk | | | drunk
ram | | |
knit | | knitting knitwear | knight
vault | | pole-vault | fault
chin | | double-chin | china chimney
salt | | salty saltwater saltshaker | salad assault
jump | | jumper jumpy jumpsuit |
sage | | sagely | age
hurdle | | hurdler |
ginger | | gingerbread gingery | finger
ferry | | ferryboat | ferret
gear | | gearbox | ear
memory | | memorize memorable memorial |
monster | | monstrous monstrosity |
crystal | | crystalline crystallize | cry
organ | | organist | organize organized organic
Aladdin | | | add
kangaroo | | roo |
pixie | | | pixel
Noah | | |
pebble | | pebbly | people
selfie | | self selfish | shelf
cartoon | | cartoonist | cart carton
onion | | spring-onion | union
domino | | | dominate
trim | | |
windmill | | wind mill windy miller | window million wound
picnic | picnicked picnicking | picnicker | panic pick
donkey | | | key
mule | | muleteer |
prune | | | run
tender | | tenderness tenderly tenderize | ten tend pretender bartender
referee | ref | | refer
snowman | snowmen | snow man snowy snowball snowflake | many manner manager
stable | | stability stabilize unstable stableboy | table staple
champion | | championship champ | champagne
wizard | | wizardry | lizard
witch | | witchcraft bewitch witch-hunt witchy | switch sandwich
rose | rise risen rising | rosy rosebud rosebush rosewater | rosemary prose
lock | | locker locksmith padlock unlock gridlock lockdown airlock | clock block
pedal | | | petal medal
goal | | goalkeeper goalie goalpost | coal
plug | | unplug earplug | plugin
Godzilla | | | god gorilla
climb | | climber climbing | limb
blender | | blend blended |
bracelet | | | brace
habit | | habitual habitually | bit
dolphin | | | doll
diamond | | |
string | strung | stringy shoestring | ring stringent
bud | | rosebud | buddy budget
helmet | | | met helm
float | | floater | boat
dumpling | | | dump
camel | | | camera caramel cameo
score | | scoreboard scorer | core
charcoal | | coal char | goal
chocolate | | choc chocolatey chocolatier | late
ruby | | | rub
scrap | | scrapbook scrappy | rap
watch | | watchman watchdog watchful wristwatch stopwatch watchtower watchmaker | witch
pen | | penknife playpen | penny penguin pencil pence open happen
plane | aeroplane airplane planed planing | seaplane | planet plan
meerkat | | | cat
language | | linguist |
baker | | bake bakery baking baked |
back | | backward backpack backbone backyard background backstage backfire piggyback horseback | bacon
spoon | | spoonful teaspoon tablespoon | spool
yoga | | yogi | yogurt
Sherlock | | | lock
detective | | detect detection detector |
needle | | needlework | need needless
armor | armour | armory armoured | arm
meadow | | | mead
penguin | | | pen
thirteen | | thirteenth three thirty | thirst
fringe | | | ring
noodle | | | poodle
pasta | | | paste past
diver | | dive diving | diverse river diverge
dollar | | | doll collar
blanket | | | blank
hamster | | | ham
spark | | sparkplug sparkle sparkler | park
Venus | | venusian | venue
caramel | | caramelize caramelized | camel
golf | | golfer | gulf
pocket | | pickpocket pocketful pocketbook | rocket
sheep | | sheepish sheepdog shepherd sheepskin | sheet
board | | keyboard skateboard boarding cardboard blackboard aboard surfboard overboard snowboard billboard |
shield | | windshield |
herd | | shepherd herdsman |
nurse | | nursery nursing | purse
pink | | pinkish | pinky ink
choir | | chorus choral choirboy | chair
gold | | golden goldfish goldsmith marigold goldmine |
poodle | | | noodle
key | | keyhole keyboard keychain keypad keystone | monkey turkey donkey hockey whiskey
oasis | oases | | basis
truck | | trucker truckload | trick
twist | | twister twisty | wrist
cricket | | cricketer | rocket
piano | | pianist |
April | | | apricot
shell | | eggshell seashell shellfish nutshell | shelf
sponge | | spongy | pong
staple | | | tap
question | | questionnaire questionable | quest
desert | | deserter | dessert
plum | | sugarplum | plumber plume
dandelion | | | lion dandy
iguana | | |
cinema | | cinematic cinematography |
disguise | | | guise
costume | | costumed | customer cost
Pluto | | | plutonium
kite | | |
Robin-Hood | | hoodie hooded | robinson childhood
skunk | | skunky | trunk
suit | suited suiting | suitcase swimsuit lawsuit suitable | suite
jazz | | jazzy |
sled | sledge | sledding bobsled | sledgehammer
puddle | | | pudding
gravity | | | gravy grave
thunder | | thunderstorm thunderbolt thunderous | under
nail | | nailbrush fingernail thumbnail | snail
street | | streetcar streetlight | tree
melon | | watermelon | lemon melody
crowd | | overcrowded | crow crown
caravan | | | car
wagon | | bandwagon |
fig | | | figure fight figment
phoenix | | |
bread | | breadcrumb gingerbread breadstick | breath breadth
belly | | bellyache potbelly | bell
bargain | | | bar gain
lion | | lioness | million stallion dandelion
mosaic | | |
shift | | shifty makeshift shiftless | if
karaoke | | |
cheese | | cheesy cheesecake cheeseburger | choose cheers
gossip | | gossipy |
Africa | | african | afro
branch | | | ranch brunch
crab | | crabby crabmeat crabapple | scrabble
vessel | | |
foil | | tinfoil | oil
breakfast | |  | breeze break fast
glue | | gluey | igloo
oxygen | | | ox
origami | | |
cave | | caveman cavern | cavity caviar caveat
camp | | camper campfire camping campsite | campus champion campaign
snooze | | | ooze
snore | | | snorkel
dig | dug | digger digging | digit dignity digest digital
moth | | mothball | mother month mammoth
rice | | | price rich
cheek | | cheeky cheekbone | check
bond | | |
snake | | snaky rattlesnake snakebite snakeskin | snack
horizon | | horizontal |
teddy-bear | | bearish polar-bear | beard born
alligator | gator | | alley allegation
stool | | toadstool | tool
bronze | | |
tissue | | | issue
toll | | tollbooth tollgate |
Amazon | | amazonian | amaze
cowboy | | cow boy cowgirl boyish | bow cower coward
ring | rang rung | ringtone earring ringmaster boxing-ring ringleader | string spring bring range ranging during
smile | | smiley | mile
drawer | | draw drawn drew drawing |
vitamin | | |
hippo | hippopotamus hippopotami | | hippie
magazine | | |
ship | | shipment shipyard battleship spaceship shipwreck warship shipbuilder airship flagship | hip friendship
ant | | anthill anteater | antique antenna elephant plant giant pants want
China | | chinese chinatown | chin
coin | | coinage | coincidence coincide
Egypt | | egyptian |
chimney | | | chimp
mammoth | | | moth mammal mama
portrait | | portray | trait port
button | | buttonhole unbutton |
bikini | | |
Stonehenge | | stone henge stony | hinge
yogurt | yoghurt | | yoga
halo | | |
marble | | marbled |
forest | | forester forestry rainforest deforestation | foresight rest
pirate | | piracy piratical | rate
saw | sawn see seen seeing | sawdust sawmill chainsaw jigsaw | sawyer seed
skip | | skipper | ski
laugh | | laughter laughable | launch
telescope | | telescopic |
heart | | hearty heartbeat heartless sweetheart heartache heartbreak heartwarming | earth hearth
email | | mail |
tango | | | tangle
vanilla | | | villain
horse | | horseshoe horseback racehorse horsepower seahorse horseman horsefly horseradish | hoarse
boot | | reboot bootleg bootlace | booth robot booty bootstrap
cauldron | caldron | |
hay | | haystack hayride hayloft |
ostrich | | | rich
goblin | | hobgoblin | goblet
ogre | ogress | |
face | | facial faceless facelift facemask facecloth | surface ace
India | | indian | indiana
drive | drove driven | driver driveway |
cabin | | | cabinet
hedgehog | hedge hog | hedgerow | edge
Hawaii | | hawaiian | hawk
record | | recorder recording | cord
bill | | billboard billfold waybill | billion
race | | racer racing racehorse racetrack racecar horserace | grace brace trace
Easter | | | east
yarn | | |
sugar | | sugary sugarcane |
planet | | planetary planetarium | plane plan
stripe | striping | striped stripy pinstripe | strip trip
parrot | | | carrot
Santa | | | sand
x-ray | xray | stingray manta-ray | crayon tray array
stump | | stumpy |
brush | | toothbrush hairbrush paintbrush brushstroke | rush
rat | | ratty rat-trap | rate rattle pirate ration brat rather rating ratio
feast | | | feat fast
medal | | medalist medallion | metal pedal
squash | | | square wash
koala | | | coal
balloon | | balloonist |
host | | hostess | hostage
lick | | | click slick
turkey | | turkish turk | key
silver | | silverware silvery silversmith quicksilver silverfish | sliver
skyscraper | | sky scrape scraper | ski
squid | | | squad
stadium | stadia | |
slipper | | slip slippery | flipper
trap | | trapper trapdoor mousetrap | trapeze strap
Paris | | parisian | parish
chewing-gum | chew | chewy gummy bubblegum | argument
minute | | minutely | mint
nose | | nosy nosebleed nostril nosedive | nostalgia
artichoke | | | art choke
mummy | | mummify mummified mum mom mommy | dummy
guest | | guesthouse | guess
broom | | broomstick | room bloom
bluff | | |
tattoo | | tattooist |
pelican | | | pelt can
Poseidon | | | poison
pouch | | | ouch
moon | | moonlight honeymoon moonwalk moonbeam moonstone moonlit | soon moose
Texas | | texan | taxes
farm | | farmer farmhouse farmyard farming | arm
torch | | torchlight blowtorch |
sauna | | |
purse | | purser | nurse pursue
Hercules | heracles | herculean |
wax | | beeswax waxwork waxy |
falcon | | falconry falconer | balcony
`;
