// Composed for Remez. word | forms | family | allow. Four lines are a card. See docs/words.md.
export const decryptoEnglish = `
whale | | whaler whaling | wheel
wall | | wallpaper firewall wallflower stonewall | wallet walrus walnut wallow swallow
pot | | potter pottery pothole teapot flowerpot potluck potholder | potato potion spot potential
sheriff | | |
club | | clubhouse nightclub |
jet | | jetlag | jetty
cactus | cacti | | act
ski | skied | skier skiing | skin skip skirt sky skill
hospital | | hospitalize | spit
sand | | sandy sandbox sandcastle sandpaper sandbag sandstorm quicksand sandman sandpit | sandwich sandal thousand
massage | | masseur | message mass
snack | | snackbar | snake
inventor | | invent invention inventive | inventory
library | | librarian | liberty
hatch | | | hat thatch
bingo | | |
fur | | furry furrier furball | fury furniture further
pipe | piped piping | piper pipeline bagpipe windpipe drainpipe | pip
bottle | | bottleneck bottled | battle bottom
troll | | trolling | trolley stroll
walrus | | | wall
laser | | | lose
skull | | numbskull skullcap | skill
taco | | |
puppy | | pup | puppet
lottery | | lotto | lot
dog | | doggy doghouse bulldog sheepdog watchdog |
Achilles | | | chill
wind | wound | windy windmill windshield windsurf whirlwind downwind rewind unwind | win
palm | | palmistry palm-tree |
gallery | | | gallop
duck | | duckling ducky |
violin | | violinist | violet viola
skin | | skinny skincare sheepskin | ski
chess | | chessboard chessman chess-piece | chest
crater | | | crate
calendar | | |
crawl | | crawler |
thread | | threadbare | threat bread
cell | | cellular cellmate |
eagle | | eaglet | eager
elf | elves | elfin elven | shelf self
sofa | | sofa-bed | so far
Australia | | australian aussie | austria
safe | | safety safely unsafe safeguard |
crocodile | croc | | rock
canal | | | can
strawberry | | berry | straw
bush | | bushy rosebush | ambush bushel
antenna | antennae | | ant
London | | londoner |
microphone | mike mic | phone |
zigzag | | |
socket | | | sock
chapter | | | chap
robot | | robotic robotics | rob
hamburger | | burger cheeseburger | ham
guinea-pig | | piglet piggy pigsty pigtail piggy-bank | pigeon pigment
chest | | | chestnut
lizard | | | wizard blizzard
waiter | | wait waitress waiting waitlist | weight
jockey | | | key
leaf | leaves | leafy leaflet cloverleaf | leave
arm | | armchair armful armpit armband armrest | army armor alarm armadillo
giant | | gigantic giantess | ant
panda | | | pandemonium
root | | rootless uproot beetroot |
blood | | bloody bleed bloodshed bloodhound bloodstream bloodless |
river | | riverbank riverside | driver rival arrive
pupil | | | up
student | | study studious |
Nile | | |
apple | | applesauce crabapple pineapple apple-pie | apply application
maze | | | amaze maize
bed | | bedroom bedtime bedside bedspread bunkbed bedding bedridden flowerbed | embed
tree | | treetop treehouse treeless | street trend
grass | | grassy grasshopper grassland grassroots | glass
mushroom | | mushroomy | room mush
angel | | angelic archangel | angle
winter | | wintry wintertime | win
flamingo | | | flame
sketch | | sketchy sketchbook | ketchup
bark | | barking | barn
giraffe | | | raffle
prank | | prankster |
axe | ax | | taxes
jam | | jammy |
trick | | tricky trickster | brick
present | | presently presentation presence | resent sent
karate | | | carat
olive | | | live
nugget | | | nut
Antarctica | | antarctic arctic |
elbow | | | below
brother | | brotherhood brotherly bro stepbrother | broth other
graduation | | graduate grad undergraduate | grade grades
ocean | | oceanic oceanography | canoe
soup | | soupy | soul
fire-engine | | fireman firefighter firefly fireworks fireplace fiery campfire bonfire engineer fireball | fir hire
aquarium | aquaria | aquatic |
ruler | | rule overrule ruling |
tornado | | | torn
necklace | | neck lace |
museum | | | muse
script | | scriptwriter | description
beaver | | |
yo-yo | yoyo | | yoga yogurt
Rome | | roman | romance rumor
exam | | examine examination examiner | example
scale | | scaly upscale | ale
hockey | | | key
Brazil | brasil | brazilian |
track | | tracker racetrack soundtrack tracksuit backtrack | rack
letter | | letterhead letterbox | lettuce
page | | pageboy webpage homepage | pageant
garage | | | garbage
lake | | lakeside | flake snake
comb | | honeycomb | combat combine
luggage | | | lug
banner | | | ban
raisin | | | raise rain raising
grape | | grapevine grapefruit | grapple graph
sail | | sailor sailing sailboat | snail
potion | | | pot option
bicycle | bike | cycle cyclist biker tricycle motorcycle | icicle
barbecue | barbeque bbq | | barber bar
nest | | nestling | honest nestle
soldier | | soldierly | sold
luck | | lucky unlucky | pluck
mint | | minty peppermint spearmint | minute hint
sign | | signal signature signpost signboard signing | design signet assign
train | | trainer training trainload | rain strain
igloo | | | glue
broccoli | | |
wig | | | wiggle twig
corner | | cornerstone | corn
fan | | fanatic | fancy fang
samurai | | |
trip | | | rip
bean | | beanbag beanstalk jellybean | beanie bead beat
wire | | wiring wireless |
sardine | | | sardinia
cable | | | cab able applicable
brake | | | break rake
swan | | swanlike | swam
ranch | | rancher | branch
wheat | | wheaten buckwheat | heat
flash | | flashlight flashy flashback flasher | flesh
scorpion | | scorpio | score
clap | | | lap
ghost | | ghostly ghostwriter | host
court | | courtyard courthouse courtroom courtship courtier |
tap | | |
Medusa | | |
triangle | | triangular angle |
lip | | lipstick lippy | clip slip tulip
spin | spun | spinner spinning tailspin | spine spinach
ping-pong | | | sponge shopping
star | | starry starfish starlight superstar stardom starship rockstar | start stare starch staring startle
grill | | | gorilla
orbit | | orbital |
pound | | poundcake | compound
mustache | moustache | | must
diaper | | | paper
bar | | barroom bartender barbell crossbar minibar |
song | | sing singer songbird songwriter sang sung singing | son
ball | | football basketball snowball baseball ballpark volleyball eyeball meatball softball | ballet ballot balloon
Halloween | | | hall
spinach | | | spin
professor | prof | profess professorial | profession
website | | web site webpage cobweb spiderweb |
waterfall | | water fall watery fallen fell | waiter
Shakespeare | | shakespearean | shake spear
screen | | screenshot sunscreen screenplay screensaver windscreen | scream
base | | baseball basement baseline database baseless basic |
iron | | ironing ironworks ironclad | irony environment
pretzel | | |
leopard | | | leotard
block | | blockade blockage roadblock blockbuster unblock | lock
barrel | | | bar
ninja | | |
bolt | | unbolt deadbolt thunderbolt |
battery | | | bat batter
paradise | | | parade
movie | | moviegoer | move
spaghetti | | |
paint | | painter painting paintbrush paintball | pain pint
tablet | | | table
knife | knives | penknife | night
racket | racquet | | rack bracket
lava | | | lavender
restaurant | | restaurateur | rest
summer | | summertime midsummer summery | sum
pump | | | pumpkin
bank | | banker banking bankrupt riverbank banknote bankbook |
plastic | | | elastic
bump | | bumpy bumper goosebumps |
ice-cream | | iced icy iceberg iceland icicle ice-cube ice-skate creamy creamery ice-age | police dice rice juice notice scream
knight | | knighthood knightly | night
turtle | | turtleneck | turn
school | | schoolbag preschool schoolbook |
cap | | kneecap skullcap |
rug | | | rugby drug
cast | | castaway broadcast forecast outcast |
dust | | dusty dustpan dustbin duster | industry
shark | | sharky | sharp
fog | | foggy foghorn | frog
amber | | | chamber
table | | tablecloth tabletop tablespoon timetable tabular table-tennis | tablet stable vegetable notable
Mexico | | mexican | mix
kettle | | kettledrum | settle
orchestra | | orchestral |
seed | | seedling seedless birdseed seedbed | sea speed
fruit | | fruity fruitful grapefruit fruitless |
bone | | bony backbone boneless wishbone cheekbone | bonus trombone
sleeve | | sleeveless | sleep
game | | gameboard videogame |
tooth | teeth | toothbrush toothpaste toothache toothy toothpick toothless | booth soothe
mouse | mice | mousetrap mousy dormouse | moose mousse
daisy | | | day
cocoa | | | coco coat
Scotland | scots scot | scottish scotch |
snow | | snowy snowman snowball snowflake snowstorm snowboard | now
change | | changeable exchange unchanged | hang
charge | | charger recharge overcharge discharge |
temple | | | template temper
dress | | dressing dressmaker dressy undress sundress headdress dressing-gown | address dresser
pixel | | pixelated |
check | | checkmate checkers checkbook checklist checkout checkup |
hut | | | shut hutch shutter
cup | | cupcake teacup cupboard cupful buttercup | cupid occupy
spot | | spotlight spotty spotless | pot
salmon | | | almond
band | | bandleader headband armband wristband bandmate |
treasure | | treasury treasurer | measure
tea | | teapot teacup teaspoon teatime teabag tearoom | team tear teach teacher steam steak tease
birthday | | birth day birthplace daily birthstone birthmark daylight | bird
mouth | | mouthful mouthwash | month south
judo | | | judge
lantern | | |
photo | photograph | photographer photography photographic photocopy photogenic | photon
skirt | | miniskirt outskirts |
sandwich | | | sand
cube | cubed cubing | cubic cubism | cub
laundry | | launder launderette laundromat |
worm | | wormy earthworm bookworm wormhole silkworm | warm
cross | | crossword crossroad crosswalk crossbow across |
knee | | kneel knelt kneeling kneecap knee-deep | need
ketchup | catsup | | catch
rock | | rocky rocker rock-and-roll rockstar bedrock | rocket crocodile
fish | | fishing fisherman fishy fishery fisher goldfish starfish jellyfish fishbowl swordfish | finish selfish
trumpet | | trumpeter |
stairs | stair | staircase upstairs downstairs stairway | stare
tie | tying | necktie untie bow-tie | tier patient
statue | | statuette | status
wave | | wavy microwave wavelength | wax weave
date | | outdated backdate update |
juice | | juicy juicer |
sock | | | socket
deck | | |
emperor | | empire imperial empress |
peach | | peachy | preach speech
ladder | | stepladder | add bladder
king | | kingdom kingly kingfisher kingpin kingsize | baking parking looking
dish | | dishwasher dishcloth |
volcano | | volcanic |
giggle | | giggly | wiggle
banana | | | band
space | | spaceship spacesuit spacecraft spacious spaceman aerospace | spice
mosquito | | |
hammer | | sledgehammer jackhammer | ham hammock
Tarzan | | | tar
dance | | dancer dancing dancefloor | guidance
tail | | ponytail pigtail cocktail taillight | tailor detail retail
flute | | flutist flautist |
scissors | scissor | |
Saturn | | | turn
vampire | | vampiric | umpire
match | | matchbox matchmaker matching mismatch matchstick matchless |
album | | |
drill | | |
morning | morn | | mourning
house | | household housewife lighthouse greenhouse housework housekeeper |
file | | | profile
foot | feet | footprint football footstep footnote barefoot foothill footpath footwear | food roof
pearl | | pearly | ear pear
cousin | | |
ticket | | ticketing | tick
butter | | buttery buttercup butterfly butterscotch buttermilk | butt
fountain | | fount | mountain
menu | menus | |
astronaut | | astronomy astronomer astronautics |
lamb | | lambskin | lamp
coral | | | choral
pilot | | copilot | pile
belt | | seatbelt beltway conveyor-belt | bell
surf | | surfer surfing surfboard windsurfing | surface
sauce | | saucer saucepan saucy | sausage
gorilla | | | grill
police | | policeman policewoman policing | policy polite
tower | | towering watchtower | towel tow
fly | flew flown flies | flight flyer butterfly dragonfly firefly |
celery | | | cell
rabbit | | rabbity jackrabbit | rabbi
pool | | poolside carpool whirlpool |
crown | | coronation crown-prince | crow crowd clown
cliff | | cliffhanger | click
paper | | paperback newspaper wallpaper paperclip paperwork sandpaper paperboy paperweight | pepper
spring | sprang sprung | springtime springy springboard offspring | sprint
kid | | kiddo |
recipe | | | receipt
chef | | | chief
festival | | festive festivity fest |
Dracula | | |
spy | | spyglass | spice
lap | | laptop lapdog |
sneaker | | sneak sneaky snuck | snake
shoe | shod | shoelace horseshoe shoemaker snowshoe shoebox shoestring | hoe
spice | | spicy allspice | space
yawn | | | lawn dawn
squirrel | | | squirt
island | | islander isle |
white | whiter whitest | whiten whiteness whitewash whiteboard | whit
line | | lineup outline deadline airline linear linesman |
dart | | dartboard | dark
lily | | waterlily |
oil | | oily oilfield oilcan oilskin | boil coil soil toil spoil
stomach | | stomachache |
log | | logbook |
code | | decode barcode encode codename decoder |
neighbor | neighbour | neighborhood neighbourhood neighboring | neigh
harbor | harbour | | barber
march | | | arch
Sydney | | | kidney
mirror | | |
steel | | steely stainless-steel | steal eel
pumpkin | | | pump kin
wrap | | wrapper wrapping unwrap | rap
badger | | | badge budget
splash | | splashy | lash
jar | | ajar | jargon
bug | | buggy ladybug debug bugbear bedbug | bugle
acorn | | | corn
seal | | sealant unseal sealskin | sea
mine | | minefield goldmine minesweeper |
harp | | harpist | sharp harpoon
car | | carpool carport racecar streetcar carsick sidecar cable-car | carpet carrot scar caring care cart card
uncle | | | uncover unclear
orange | | orangeade orangey orange-juice | range orangutan
Zeus | | |
bridge | | drawbridge footbridge | bride fridge ridge
book | | bookshop bookcase bookworm notebook bookmark booklet cookbook bookstore textbook bookshelf |
kick | | kickoff kicker kickboxing |
model | | remodel supermodel | mode
tunnel | | | funnel tuna
muscle | | muscular | mussel
eclipse | | | clip lips
beetle | | | beet bee beatles
dragon | | dragonfly snapdragon | drag
box | | boxer boxing mailbox sandbox lunchbox gearbox toolbox boxcar | ox fox
atom | | atomic | tomato
net | | network fishnet internet |
captain | | captaincy | cap
acrobat | | acrobatic acrobatics | bat
Neptune | | | tune
hyena | | |
hand | | handy handful handle handshake handbag handcuff handwriting secondhand handmade | handsome
bagel | | | bag gel
swallow | | | wallow allow
green | | greenery greenish greenhouse evergreen | greet
beach | | beachball beachfront | peach bleach
light | lit | lighter lightning lighthouse daylight moonlight lightweight flashlight headlight sunlight spotlight |
mole | | molehill | molecule guacamole
ace | | | face pace race place
chain | | chainsaw keychain unchain | chair china
pit | | pitfall armpit | pity
glasses | glass | eyeglasses sunglasses hourglass fiberglass glassy glassware | gas
canyon | | | can
plate | | plateful | late
lens | | |
dinosaur | | dino | dinner
sword | | swordfish swordsman | word
horn | | foghorn hornpipe horned shoehorn | thorn hornet corner
plot | | | lot
Cinderella | | cinder cinders |
clock | | clockwise clockwork | lock
lemon | | lemonade lemony | melon
peel | | peeler | eel
pole | | flagpole polar |
apricot | | | april cot
card | | cardboard postcard scorecard playing-card | cardigan cardinal car discard
compass | | | company pass compassion
post | | postman postcard postage poster postal signpost postmark |
roll | | roller rollercoaster unroll payroll |
surprise | | surprising | prize
Einstein | | | stein
million | | millionaire millionth | mill lion
tennis | | | ten
bat | | batman batsman | battery batter bath baton battle acrobat batch
sink | sank sunk sunken | |
stick | stuck | sticker sticky chopstick lipstick broomstick stickman nonstick | tick
zero | | | hero
switch | | switchboard | witch
confetti | | |
number | | numeral numeric numerical | numb
clue | | clueless | glue blue
drone | | |
fairy-tale | | fairyland fairy-godmother | fair talent stale
bull | | bulldog bulldozer bullfight bullish bullock pitbull bullseye bullring | bullet bulletin bully
cocoon | | | coconut
Tokyo | | |
tag | | nametag hashtag |
tire | tyre | tired tiring tireless | satire entire
raccoon | racoon | | cocoon
shower | | | show
coconut | | coco nut | cocoa cocoon
kiwi | | kiwifruit |
shadow | | shadowy eyeshadow shade overshadow |
kitchen | | kitchenette kitchenware | kitten itch
bear | bore born borne | bearable unbearable bearskin |
rainbow | | rain bow rainy raincoat raindrop rainfall | brain train
well | | wellness inkwell farewell |
kiss | | kissable |
spell | spelt | spelling spellbound misspell spellbinding |
hook | | | cook
speaker | | speak speech spoke spoken loudspeaker speaking | peak
jacket | | | jack
drum | | drummer drumstick drumbeat kettledrum drumroll |
Olympics | olympic | olympiad olympian olympus |
Newton | | newtonian | new newt
concrete | | | create
helicopter | | heliport copter |
note | noted noting | notebook notepad notepaper keynote noteworthy footnote notable | not
stroke | | backstroke breaststroke keystroke sunstroke |
sentence | | | sent
mustard | | | must
ash | | ashtray ashen | cash sash wash
hail | | hailstone hailstorm |
hat | | hatter top-hat hatbox | hatch hate that chat hatchet hating what
doctor | | doctoral doctorate | dock
`;
