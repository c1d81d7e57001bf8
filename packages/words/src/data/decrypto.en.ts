// Composed for Remez. word | forms | family | allow. Four lines are a card. See docs/words.md.
export const decryptoEnglish = `
whale | | whaler whaling | wheel
wall | | wallpaper firewall wallflower stonewall | wallet walrus walnut wallow swallow
pot | | potter pottery pothole teapot flowerpot potluck potholder | potato potion spot potential
sheriff | | |
kimono | | |
jet | | jetlag | jetty
cactus | cacti | | act
ski | | skier skiing | skin skip skirt sky skill
secret-agent | | secretly secrecy secretive agency |
sand | | sandy sandbox sandcastle sandpaper sandbag sandstorm quicksand sandman sandpit | sandwich sandal thousand
massage | | masseur | message mass
snack | | snackbar | snake
inventor | | invent invention inventive | inventory
library | | librarian | liberty
hatch | | | hat thatch
bingo | | |
fur | | furry furrier furball | fury furniture further
siesta | | |
bottle | | bottleneck bottled | battle bottom
troll | | trolling | trolley stroll
walrus | | | wall
sneaker | | sneak sneaky snuck | snake
skull | | numbskull skullcap | skill
taco | | |
sock | | | socket
lottery | | lotto | lot
walkie-talkie | walk talk | walker talker talkative sidewalk walkway | stalk chalk
Achilles | | | chill
Sinbad | | | bad
palm | | palmistry palm-tree |
gallery | | | gallop
hummingbird | | hum humming bird birdie birdcage | humour human
wire | | wiring wireless |
skin | | skinny skincare sheepskin | ski
chess | | chessboard chessman chess-piece | chest
crater | | | crate
calendar | | |
crawl | | crawler |
thread | | threadbare | threat bread
sundae | | | sun sunday
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
pendulum | | | pen
lizard | | | wizard blizzard
waiter | | wait waitress waiting waitlist | weight
jockey | | | key
leaf | leaves | leafy leaflet cloverleaf | leave
arm | | armchair armful armpit armband armrest | army armor alarm armadillo
giant | | gigantic giantess | ant
panda | | | pandemonium
hula-hoop | | hoopla | whoop hoopoe
Frankenstein | | | frank
river | | riverbank riverside | driver rival arrive
Pegasus | | | peg
stairs | stair | staircase upstairs downstairs stairway | stare
luggage | | | lug
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
raisin | | | raise rain raising
movie | | moviegoer | move
axe | ax | | taxes
porridge | | | fridge
trick | | tricky trickster | brick
mime | | |
karate | | | carat
olive | | | live
nugget | | | nut
Antarctica | | antarctic arctic |
elbow | | | below
umpire | | | empire vampire
graduation | | graduate grad undergraduate | grade grades
ocean | | oceanic oceanography | canoe
soup | | soupy | soul
fire-engine | | fireman firefighter firefly fireworks fireplace fiery campfire bonfire engineer fireball | fir hire
aquarium | aquaria | aquatic |
trombone | | trombonist | bone
tornado | | | torn
necklace | | neck lace |
museum | | | muse
script | | scriptwriter | description
beaver | | |
yo-yo | yoyo | | yoga yogurt
Rome | | roman | romance rumor
exam | | examine examination examiner | example
hanger | hung | hang hangover coathanger | hunger
hockey | | | key
Brazil | brasil | brazilian |
hologram | | holographic |
letter | | letterhead letterbox | lettuce
page | | pageboy webpage homepage | pageant
garage | | | garbage
lake | | lakeside | flake snake
comb | | honeycomb | combat combine
Nile | | |
banner | | | ban
giraffe | | | raffle
grape | | grapevine grapefruit | grapple graph
sail | | sailor sailing sailboat | snail
potion | | | pot option
bicycle | bike | cycle cyclist biker tricycle motorcycle | icicle
barbecue | barbeque bbq | | barber bar
nest | | nestling | honest nestle
Gulliver | | | gull liver
luck | | lucky unlucky | pluck
mint | | minty peppermint spearmint | minute hint
sign | | signal signature signpost signboard signing | design signet assign
train | | trainer training trainload | rain strain
igloo | | | glue
broccoli | | |
wig | | | wiggle twig
corner | | cornerstone | corn
fan | | fanatic | fancy fang elephant
emperor | | empire imperial empress |
cashier | | cash cashless | cashew
bean | | beanbag beanstalk jellybean | beanie bead beat
violin | | violinist | violet viola
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
Vienna | | viennese |
chimpanzee | chimp | | chimney
Medusa | | |
triangle | | triangular angle |
lip | | lipstick lippy | clip slip tulip
spin | spun | spinner spinning tailspin | spine spinach
ping-pong | | | sponge shopping
star | | starry starfish starlight superstar stardom starship rockstar | start stare starch staring startle
grill | | | gorilla
orbit | | orbital |
cradle | | |
moustache | mustache | mustachioed | must
diaper | | | paper
tentacle | | | tent
Mozart | | | art
ball | | football basketball snowball baseball ballpark volleyball eyeball meatball softball | ballet ballot balloon
Halloween | | | hall
spinach | | | spin
professor | prof | profess professorial | profession
website | | web site webpage cobweb spiderweb |
waterfall | | water fall watery fallen fell | waiter
Shakespeare | | shakespearean | shake spear
screen | | screenshot sunscreen screenplay screensaver windscreen | scream
mirage | | |
iron | | ironing ironworks ironclad | irony environment
pretzel | | |
leopard | | | leotard
gallop | | | gallon
barrel | | | bar
ninja | | |
sleeping-bag | sleep slept asleep | sleepy sleeper sleepless handbag baggy baggage | bagel
battery | | | bat batter
paradise | | | parade
prank | | prankster |
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
alibi | | |
parsley | | |
rug | | | rugby drug
lasso | | | lass
dust | | dusty dustpan dustbin duster | industry
shark | | sharky | sharp
fog | | foggy foghorn | frog
amber | | | chamber
table | | tablecloth tabletop tablespoon timetable tabular table-tennis | tablet stable vegetable notable
glasses | glass | eyeglasses sunglasses hourglass fiberglass glassy glassware | gas
kettle | | kettledrum | settle
orchestra | | orchestral |
seed | | seedling seedless birdseed seedbed | sea speed
fruit | | fruity fruitful grapefruit fruitless |
bone | | bony backbone boneless wishbone cheekbone | bonus trombone
sleeve | | sleeveless | sleep
somersault | | | summer salt
tooth | teeth | toothbrush toothpaste toothache toothy toothpick toothless | booth soothe
mouse | mice | mousetrap mousy dormouse | moose mousse
daisy | | | day
cocoa | | | coco coat
Scotland | scots scot | scottish scotch |
swimming-pool | swim swam swum | swimmer swimsuit whirlpool carpool swimwear poolside | spool poodle
raven | | | rave travel ravenous
bazaar | bazar | | bizarre
temple | | | template temper
dress | | dressing dressmaker dressy undress sundress headdress dressing-gown | address dresser
pixel | | pixelated |
gong | | | go
hut | | | shut hutch shutter
cup | | cupcake teacup cupboard cupful buttercup | cupid occupy
spot | | spotlight spotty spotless | pot
salmon | | | almond
Beethoven | | | bee oven
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
relay | | | layer really
knee | | kneel knelt kneeling kneecap knee-deep | need
ketchup | catsup | | catch
rock | | rocky rocker rock-and-roll rockstar bedrock | rocket crocodile
fish | | fishing fisherman fishy fishery fisher goldfish starfish jellyfish fishbowl swordfish | finish selfish
trumpet | | trumpeter |
student | | study studious |
tie | tying | necktie untie bow-tie | tier patient
statue | | statuette | status
wave | | wavy microwave wavelength | wax weave
vine | | vineyard grapevine | vinegar divine
juice | | juicy juicer |
puppy | | pup | puppet
propeller | | propel |
samurai | | |
peach | | peachy | preach speech
ladder | | stepladder | add bladder
king | | kingdom kingly kingfisher kingpin kingsize | baking parking looking
auction | | auctioneer |
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
braid | | | raid brain
morning | morn | | mourning
Pisa | | pisan | pizza
centipede | | | cent pedal
foot | feet | footprint football footstep footnote barefoot foothill footpath footwear | food roof
pearl | | pearly | ear pear
cousin | | |
ticket | | ticketing | tick
Broadway | |  | road broad way
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
snorkel | | | snore
celery | | | cell
rabbit | | rabbity jackrabbit | rabbi
Humpty-Dumpty | | | hump dump dumpling
crown | | coronation crown-prince | crow crowd clown
cliff | | cliffhanger | click
paper | | paperback newspaper wallpaper paperclip paperwork sandpaper paperboy paperweight | pepper
spring | sprang sprung | springtime springy springboard offspring | sprint
hoof | hooves | hoofbeat | hook
recipe | | | receipt
chef | | | chief
festival | | festive festivity fest |
Dracula | | |
spy | | spyglass | spice
freckle | | freckled |
laser | | | lose
shoe | shod | shoelace horseshoe shoemaker snowshoe shoebox shoestring | hoe
spice | | spicy allspice | space
yawn | | | lawn dawn
squirrel | | | squirt
island | | islander isle |
white | | whiten whiteness whitewash whiteboard | whit
macaroni | | | macaroon
dart | | dartboard | dark
lily | | waterlily |
oil | | oily oilfield oilcan oilskin | boil coil soil toil spoil
stomach | | stomachache |
scribble | | scribe |
code | | decode barcode encode codename decoder |
neighbor | neighbour | neighborhood neighbourhood neighboring | neigh
harbor | harbour | | barber
tortilla | | | tort
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
mascot | | | mask
harp | | harpist | sharp harpoon
car | | carpool carport racecar streetcar carsick sidecar cable-car | carpet carrot scar caring care cart card
uncle | | | uncover unclear
orange | | orangeade orangey orange-juice | range orangutan
Zeus | | |
bridge | | drawbridge footbridge | bride fridge ridge
book | | bookshop bookcase bookworm notebook bookmark booklet cookbook bookstore textbook bookshelf |
kick | | kickoff kicker kickboxing |
squeeze | | squeezer | sneeze
tunnel | | | funnel tuna
muscle | | muscular | mussel
eclipse | | | clip lips
beetle | | | beet bee beatles
dragon | | dragonfly snapdragon | drag
box | | boxer boxing mailbox sandbox lunchbox gearbox toolbox boxcar | ox fox
atom | | atomic | tomato
Atlantis | | atlantean | atlas atlantic
captain | | captaincy | cap
acrobat | | acrobatic acrobatics | bat
Neptune | | | tune
hyena | | |
hand | | handy handful handle handshake handbag handcuff handwriting secondhand handmade | handsome
bagel | | | bag gel
swallow | | | wallow allow
green | | greenery greenish greenhouse evergreen | greet
beach | | beachball beachfront | peach bleach
electricity | | electric electrical electrician electron electronic | city
mole | | molehill | molecule guacamole
ace | | | face pace race place
chain | | chainsaw keychain unchain | chair china
Picasso | | |
Mexico | | mexican | mix
canyon | | | can
eel | | | heel steel feel peel reel
lens | | |
dinosaur | | dino | dinner
sword | | swordfish swordsman | word
horn | | foghorn hornpipe horned shoehorn | thorn hornet corner
fin | | | final finger finish fine finer find
Cinderella | | cinder cinders |
labyrinth | | | lab
lemon | | lemonade lemony | melon
peel | | peeler | eel
blush | | | blue
apricot | | | april cot
card | | cardboard postcard scorecard playing-card | cardigan cardinal car discard
compass | | | company pass compassion
trampoline | | |
pistachio | | |
surprise | | surprising | prize
Einstein | | | stein
million | | millionaire millionth | mill lion
tennis | | | ten
bat | | batman batsman | battery batter bath baton battle acrobat batch
wrist | | wristband wristwatch | twist
woodpecker | | wood peck wooden woods pecking | pecan
zero | | | hero
wreath | | | breath
confetti | | |
calculator | | calculate calculation calculus |
clue | | clueless | glue blue
drone | | |
fairy-tale | | fairyland fairy-godmother | fair talent stale
bull | | bulldog bulldozer bullfight bullish bullock pitbull bullseye bullring | bullet bulletin bully
cocoon | | | coconut
Tokyo | | |
cushion | | |
tire | tyre | tired tiring tireless | satire entire
raccoon | racoon | | cocoon
shower | | | show
coconut | | coco nut | cocoa cocoon
kiwi | | kiwifruit |
shadow | | shadowy eyeshadow shade overshadow |
kitchen | | kitchenette kitchenware | kitten itch
kindergarten | | | kind
rainbow | | rain bow rainy raincoat raindrop rainfall | brain train
toucan | | | can touch
kiss | | kissable |
spell | spelt | spelling spellbound misspell spellbinding |
hook | | | cook
twig | | | wig
armadillo | | | arm armada
drum | | drummer drumstick drumbeat kettledrum drumroll |
Olympics | olympic | olympiad olympian olympus |
Newton | | newtonian | new newt
concrete | | | create
helicopter | | heliport copter |
note | | notebook notepad notepaper keynote noteworthy footnote | not
century | | centennial |
sentence | | | sent
mustard | | | must
ash | | ashtray ashen | cash sash wash
flask | | | ask mask
hat | | hatter top-hat hatbox | hatch hate that chat hatchet hating what
doctor | | doctoral doctorate | dock
`;
