// Composed for Remez. word | forms | family | allow. Four lines are a card. See docs/words.md.
export const decryptoEnglish = `
whale | | whaler whaling | wheel
wall | | wallpaper firewall wallflower stonewall | wallet walrus walnut wallow swallow
pot | | potter pottery pothole teapot flowerpot potluck potholder | potato potion spot potential
sheriff | | |
club | | |
jet | | jetlag | jetty
cactus | cacti | | act
ski | | skier skiing | skin skip skirt sky skill
hospital | | |
sand | | sandy sandbox sandcastle sandpaper sandbag sandstorm quicksand sandman sandpit | sandwich sandal thousand
massage | | masseur | message mass
snack | | snackbar | snake
inventor | | invent invention inventive | inventory
library | | librarian | liberty
hatch | | | hat thatch
bingo | | |
fur | | furry furrier furball | fury furniture further
pipe | | |
bottle | | bottleneck bottled | battle bottom
troll | | trolling | trolley stroll
walrus | | | wall
laser | | | lose
skull | | numbskull skullcap | skill
taco | | |
puppy | | pup | puppet
lottery | | lotto | lot
dog | | |
Achilles | | | chill
wind | | |
palm | | palmistry palm-tree |
gallery | | | gallop
duck | | |
violin | | violinist | violet viola
skin | | skinny skincare sheepskin | ski
chess | | chessboard chessman chess-piece | chest
crater | | | crate
calendar | | |
crawl | | crawler |
thread | | threadbare | threat bread
cell | | |
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
chest | | |
lizard | | | wizard blizzard
waiter | | wait waitress waiting waitlist | weight
jockey | | | key
leaf | leaves | leafy leaflet cloverleaf | leave
arm | | armchair armful armpit armband armrest | army armor alarm armadillo
giant | | gigantic giantess | ant
panda | | | pandemonium
root | | |
blood | | |
river | | riverbank riverside | driver rival arrive
pupil | | |
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
jam | | |
trick | | tricky trickster | brick
present | | |
karate | | | carat
olive | | | live
nugget | | | nut
Antarctica | | antarctic arctic |
elbow | | | below
brother | | |
graduation | | graduate grad undergraduate | grade grades
ocean | | oceanic oceanography | canoe
soup | | soupy | soul
fire-engine | | fireman firefighter firefly fireworks fireplace fiery campfire bonfire engineer fireball | fir hire
aquarium | aquaria | aquatic |
ruler | | |
tornado | | | torn
necklace | | neck lace |
museum | | | muse
script | | scriptwriter | description
beaver | | |
yo-yo | yoyo | | yoga yogurt
Rome | | roman | romance rumor
exam | | examine examination examiner | example
scale | | |
hockey | | | key
Brazil | brasil | brazilian |
track | | |
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
soldier | | |
luck | | lucky unlucky | pluck
mint | | minty peppermint spearmint | minute hint
sign | | signal signature signpost signboard signing | design signet assign
train | | trainer training trainload | rain strain
igloo | | | glue
broccoli | | |
wig | | | wiggle twig
corner | | cornerstone | corn
fan | | fanatic | fancy fang elephant
samurai | | |
trip | | |
bean | | beanbag beanstalk jellybean | beanie bead beat
wire | | wiring wireless |
sardine | | | sardinia
cable | | | cab able applicable
brake | | | break rake
swan | | swanlike | swam
ranch | | rancher | branch
wheat | | wheaten buckwheat | heat
flash | | flashlight flashy flashback |
scorpion | | scorpio | score
clap | | | lap
ghost | | ghostly ghostwriter | host
court | | |
tap | | |
Medusa | | |
triangle | | triangular angle |
lip | | lipstick lippy | clip slip tulip
spin | spun | spinner spinning tailspin | spine spinach
ping-pong | | | sponge shopping
star | | starry starfish starlight superstar stardom starship rockstar | start stare starch staring startle
grill | | | gorilla
orbit | | orbital |
pound | | |
mustache | | |
diaper | | | paper
bar | | |
song | | |
ball | | football basketball snowball baseball ballpark volleyball eyeball meatball softball | ballet ballot balloon
Halloween | | | hall
spinach | | | spin
professor | prof | profess professorial | profession
website | | web site webpage cobweb spiderweb |
waterfall | | water fall watery fallen fell | waiter
Shakespeare | | shakespearean | shake spear
screen | | screenshot sunscreen screenplay screensaver windscreen | scream
base | | |
iron | | ironing ironworks ironclad | irony environment
pretzel | | |
leopard | | | leotard
block | | |
barrel | | | bar
ninja | | |
bolt | | |
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
school | | |
cap | | |
rug | | | rugby drug
cast | | |
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
game | | |
tooth | teeth | toothbrush toothpaste toothache toothy toothpick toothless | booth soothe
mouse | mice | mousetrap mousy dormouse | moose mousse
daisy | | | day
cocoa | | | coco coat
Scotland | scots scot | scottish scotch |
snow | | |
change | | |
charge | | |
temple | | | template temper
dress | | dressing dressmaker dressy undress sundress headdress dressing-gown | address dresser
pixel | | pixelated |
check | | |
hut | | | shut hutch shutter
cup | | cupcake teacup cupboard cupful buttercup | cupid occupy
spot | | spotlight spotty spotless | pot
salmon | | | almond
band | | |
treasure | | treasury treasurer | measure
tea | | teapot teacup teaspoon teatime teabag tearoom | team tear teach teacher steam steak tease
birthday | | birth day birthplace daily birthstone birthmark daylight | bird
mouth | | mouthful mouthwash | month south
judo | | | judge
lantern | | |
photo | photograph | photographer photography photographic photocopy photogenic | photon
skirt | | miniskirt outskirts |
sandwich | | | sand
cube | | cubic cubism | cub
laundry | | launder launderette laundromat |
worm | | wormy earthworm bookworm wormhole silkworm | warm
cross | | |
knee | | kneel knelt kneeling kneecap knee-deep | need
ketchup | catsup | | catch
rock | | rocky rocker rock-and-roll rockstar bedrock | rocket crocodile
fish | | fishing fisherman fishy fishery fisher goldfish starfish jellyfish fishbowl swordfish | finish selfish
trumpet | | trumpeter |
stairs | stair | staircase upstairs downstairs stairway | stare
tie | tying | necktie untie bow-tie | tier patient
statue | | statuette | status
wave | | wavy microwave wavelength | wax weave
date | | |
juice | | juicy juicer |
sock | | | socket
deck | | |
emperor | | empire imperial empress |
peach | | peachy | preach speech
ladder | | stepladder | add bladder
king | | kingdom kingly kingfisher kingpin kingsize | baking parking looking
dish | | |
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
house | | |
file | | |
foot | feet | footprint football footstep footnote barefoot foothill footpath footwear | food roof
pearl | | pearly | ear pear
cousin | | |
ticket | | ticketing | tick
butter | | |
fountain | | fount | mountain
menu | | |
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
fly | | |
celery | | | cell
rabbit | | rabbity jackrabbit | rabbi
pool | | |
crown | | coronation crown-prince | crow crowd clown
cliff | | cliffhanger | click
paper | | paperback newspaper wallpaper paperclip paperwork sandpaper paperboy paperweight | pepper
spring | sprang sprung | springtime springy springboard offspring | sprint
kid | | |
recipe | | | receipt
chef | | | chief
festival | | festive festivity fest |
Dracula | | |
spy | | spyglass | spice
lap | | |
sneaker | | sneak sneaky snuck | snake
shoe | shod | shoelace horseshoe shoemaker snowshoe shoebox shoestring | hoe
spice | | spicy allspice | space
yawn | | | lawn dawn
squirrel | | | squirt
island | | islander isle |
white | | whiten whiteness whitewash whiteboard | whit
line | | |
dart | | dartboard | dark
lily | | waterlily |
oil | | oily oilfield oilcan oilskin | boil coil soil toil spoil
stomach | | stomachache |
log | | |
code | | decode barcode encode codename decoder |
neighbor | neighbour | neighborhood neighbourhood neighboring | neigh
harbor | harbour | | barber
march | | |
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
mine | | |
harp | | harpist | sharp harpoon
car | | carpool carport racecar streetcar carsick sidecar cable-car | carpet carrot scar caring care cart card
uncle | | | uncover unclear
orange | | orangeade orangey orange-juice | range orangutan
Zeus | | |
bridge | | drawbridge footbridge | bride fridge ridge
book | | bookshop bookcase bookworm notebook bookmark booklet cookbook bookstore textbook bookshelf |
kick | | kickoff kicker kickboxing |
model | | |
tunnel | | | funnel tuna
muscle | | muscular | mussel
eclipse | | | clip lips
beetle | | | beet bee beatles
dragon | | dragonfly snapdragon | drag
box | | boxer boxing mailbox sandbox lunchbox gearbox toolbox boxcar | ox fox
atom | | atomic | tomato
net | | |
captain | | captaincy | cap
acrobat | | acrobatic acrobatics | bat
Neptune | | | tune
hyena | | |
hand | | handy handful handle handshake handbag handcuff handwriting secondhand handmade | handsome
bagel | | | bag gel
swallow | | | wallow allow
green | | greenery greenish greenhouse evergreen | greet
beach | | beachball beachfront | peach bleach
light | | |
mole | | molehill | molecule guacamole
ace | | | face pace race place
chain | | chainsaw keychain unchain | chair china
pit | | |
glasses | glass | eyeglasses sunglasses hourglass fiberglass glassy glassware | gas
canyon | | | can
plate | | |
lens | | |
dinosaur | | dino | dinner
sword | | swordfish swordsman | word
horn | | foghorn hornpipe horned shoehorn | thorn hornet corner
plot | | |
Cinderella | | cinder cinders |
clock | | |
lemon | | lemonade lemony | melon
peel | | peeler | eel
pole | | |
apricot | | | april cot
card | | cardboard postcard scorecard playing-card | cardigan cardinal car discard
compass | | | company pass compassion
post | | |
roll | | |
surprise | | surprising | prize
Einstein | | | stein
million | | millionaire millionth | mill lion
tennis | | | ten
bat | | batman batsman | battery batter bath baton battle acrobat batch
sink | | |
stick | | |
zero | | | hero
switch | | |
confetti | | |
number | | |
clue | | clueless | glue blue
drone | | |
fairy-tale | | fairyland fairy-godmother | fair talent stale
bull | | bulldog bulldozer bullfight bullish bullock pitbull bullseye bullring | bullet bulletin bully
cocoon | | | coconut
Tokyo | | |
tag | | |
tire | tyre | tired tiring tireless | satire entire
raccoon | racoon | | cocoon
shower | | | show
coconut | | coco nut | cocoa cocoon
kiwi | | kiwifruit |
shadow | | shadowy eyeshadow shade overshadow |
kitchen | | kitchenette kitchenware | kitten itch
bear | | |
rainbow | | rain bow rainy raincoat raindrop rainfall | brain train
well | | |
kiss | | kissable |
spell | spelt | spelling spellbound misspell spellbinding |
hook | | | cook
speaker | | |
jacket | | |
drum | | drummer drumstick drumbeat kettledrum drumroll |
Olympics | olympic | olympiad olympian olympus |
Newton | | newtonian | new newt
concrete | | | create
helicopter | | heliport copter |
note | | notebook notepad notepaper keynote noteworthy footnote | not
stroke | | |
sentence | | | sent
mustard | | | must
ash | | ashtray ashen | cash sash wash
hail | | |
hat | | hatter top-hat hatbox | hatch hate that chat hatchet hating what
doctor | | doctoral doctorate | dock
`;
