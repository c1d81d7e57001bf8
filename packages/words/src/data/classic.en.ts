// Composed for Remez. word | forms | family | allow. Two lines are a card. See docs/words.md.
export const classicEnglish = `
anchor | | anchorman anchorage | ankle
fold | | folder unfold foldable blindfold |
rattle | | rattlesnake | rat
monkey | | monkey-bars | monk key
idea | | | ideal
loaf | loaves | meatloaf | oaf
zombie | | |
brick | | bricklayer brickwork | trick
parade | | | paradise
poker | | poke |
waffle | | | raffle
alarm-clock | | o'clock clockwork clockwise alarming clock-tower fire-alarm | arm cloak
gondola | | gondolier | gong
window | | windowsill windowpane window-shopping | wind widow
pitch | | pitchfork | itch
wool | | woollen woolen woolly wooly |
sun | | sunny sunshine sunrise sunset sunflower sunglasses sunburn sunlight | sung sunk sundae
leash | | unleash |
party | | partygoer party-hat | part
paw | | | pawn
draft | draught | drafty draftsman | raft
cloud | | cloudy cloudless thundercloud | loud clown
apron | | | apricot
internet | | net intranet |
magnet | | magnetic magnetism magnetize | magnify
biscuit | | | circuit
steak | | steakhouse beefsteak | stake
mask | | unmask masquerade | task mascara
oyster | | oystercatcher | boy
prince | | princess princely | print principal
disco | | discotheque | disc discover discord
bee | | beehive beeswax beekeeper honeybee bumblebee | beef beer been beetle beet being
scoop | | | coop
harvest | | harvester | vest
wolf | wolves | wolfish werewolf wolfhound | golf
Elvis | | | elves
patch | | patchwork patchy eyepatch | dispatch
pride | | proud proudly prideful | ride
perch | | | per
valley | | | volley value
screw | | screwdriver corkscrew unscrew | crew
graffiti | | | giraffe
Christmas | xmas | christmassy |
egg | | eggshell eggy eggnog egghead eggplant eggcup | leg
patient | | patience impatient patiently inpatient outpatient |
map | | mapping roadmap mapmaker | maple
plant | | plantation houseplant eggplant transplant implant | plan ant
mold | mould | moldy | old
freeze | froze frozen | freezer | breeze
Rapunzel | | | rap
kitten | | kitty | kitchen
barn | | barnyard | barnacle bark
taxi | | taxicab | tax
stall | | stallholder | tall stallion
breeze | | breezy | freeze breed
money | | moneybags moneylender moneymaker | honey monkey
rhythm | | rhythmic | rhyme
mug | | mugshot |
wrinkle | | wrinkly | ink
dream | dreamt | dreamy daydream dreamland | drum
muffin | | | muffle ruffian
submarine | sub | marine |
carpet | | | car pet
count | | counter countdown countless countess viscount | country county
current | | currently undercurrent |
sting | stung | stingray |
bucket | | | buckle
beam | | moonbeam sunbeam crossbeam |
milk | | milky milkshake milkman buttermilk milkmaid | silk
ink | | inkwell inky inkjet | pink drink sink
tiger | | tigress | tight
basil | | |
dock | | docker dockyard | doctor
pier | | | pierce
crop | | outcrop |
catch | caught | catchy catcher | cat
stunt | | stuntman |
mall | | | small mallet
vulture | | | culture
archer | | archery | arch search
falafel | felafel | |
rope | | tightrope | europe grope
cucumber | | | cue cub
pickle | | pickled | pick
cobra | | |
coat | | raincoat overcoat waistcoat coating | goat cocoa
pear | | | pearl spear appear
sloth | | slothful | cloth
rocket | | rocketry | rock
wallet | | | wall
earth | | earthly earthquake earthworm unearth earthy | hearth heart
team | | teammate teamwork | steam tea
mango | | | man go
rake | | | brake
yellow | | yellowish | yell
shade | | shady shadow sunshade lampshade |
poster | | post postage postcard posting postman |
pollen | | pollinate pollination | poll
cottage | | | cotton cot
frost | | frosty frosting defrost frostbite |
clay | | | claw
balcony | | |
orangutan | orangutang | | orange
shelf | shelves | bookshelf shelve | shell self
whistle | | whistleblower | thistle
tortoise | | | tort
pajamas | pyjamas pajama pyjama | pj | jam llama
barber | | barbershop | barbecue
feather | | feathery featherweight | father leather
uniform | | uniformity | unicorn
metro | | metropolitan metropolis | metronome
gladiator | | | glad
spiral | | | spire
vegetable | veg veggie | vegetarian vegan | table
oven | | ovenproof | woven proven
litter | | litterbug | lit
Barcelona | | | bar
caterpillar | | | cat pillar cater
snap | | snapshot snappy snapdragon | nap
chip | | chipper microchip chipboard | chipmunk ship
chandelier | | | candle
marathon | | |
tickle | | ticklish | ticket
column | | columnist |
crayon | | | ray crane
shoulder | | shoulder-blade | should
garden | | gardener gardening | guard
escalator | | escalate escalation |
sphinx | | |
glitter | | glittery | litter
Thor | | | thorn author
second | | secondly secondary secondhand |
knot | | knotty slipknot | not
password | | pass word | sword
stage | | backstage stagecoach upstage stagehand |
tent | | | tense content tentacle intent patent
trail | | trailer trailblazer | rail
tailor | | | tail sailor
tart | | | start tartan restart
yeti | | |
degree | | |
flip-flop | | flipper floppy flipside |
cannon | | cannonball | canon can
peak | | | speak
cake | | cupcake pancake cheesecake cakewalk shortcake | awake
safari | | | safe
medicine | | medical medic medication |
zipper | | zip unzip zipped |
melody | | melodic | melon
banjo | | banjoist | ban
lobster | | | lob
quarter | | quarterly quarterback quarterfinal headquarters | quart
canary | | | can
trash | | trashy trashcan |
goose | geese | gosling goosebumps gooseberry | mongoose moose
cafe | | cafeteria caffeine | safe
melt | molten | meltdown |
express | | expression expressive expressway | press
clutch | | |
scarecrow | | scare scary crow | scarf
baby | | babysitter babyish crybaby babysit |
hose | | hosepipe | those choose
Goliath | | |
sushi | | |
guitar | | guitarist | tar
snail | | snail-mail | nail sail
almond | | | salmon
tear | tore torn | teardrop tearful teary | team earth
flat | | flatten flatly flatbed flatmate |
stork | | | store
crumb | | crumble crumbly breadcrumb |
silk | | silky silkworm | milk
tongue | | tongue-twister | tong
zodiac | | |
raft | | rafting | craft draft graft
lift | | forklift uplift weightlifter |
north | | northern northward |
sparrow | | | arrow sparring
dessert | | | desert
fox | | foxy foxhole | box
towel | | | tower owl
mystery | | mysterious | mist
collar | | collarbone | dollar college
chicken | | chick chickenpox | chic
judge | | judgment judgement misjudge | judo
napkin | | | nap kin
cherry | | cherry-pick | cheer sherry
Alice | | | lice malice
leg | | leggings legroom leggy legless bootleg | legend legal college legacy
pinch | | | inch pin
novel | | novelist novelty novella |
fossil | | fossilize |
croissant | | | cross
midnight | | night nightly overnight | knight
hill | | hilly uphill downhill hillside hilltop | chill
mountain | | mountaineer mountainous mountaintop mount | fountain
quiz | quizzes | quizmaster quizzical |
black-hole | | blackbird blackboard blackout blackberry pothole keyhole manhole blackmail blacksmith | whole
Everest | | | ever rest never
accordion | | | accord
Houdini | | |
piranha | | | pirate
seven | | seventh seventeen seventy | even
toilet | | toiletry toiletries | toil
camera | | cameraman | camel
roof | | rooftop roofer | proof
rhino | rhinoceros | |
desk | | desktop |
slug | | sluggish sluggishly | lug
marshmallow | |  | mellow marshal marsh mallow
flower | | flowery florist wildflower flowerpot sunflower floral flowerbed cauliflower | flow flour
salute | | salutation | salt
hot-dog | | doggy doggie bulldog watchdog doghouse hotly hotter dogsled | hotel photo dogma
sausage | | | sauce usage
tulip | | | lip
homework | | home work worker homemade homely |
Romeo | | | rome
claw | | | law clay
twin | | | twinkle wine
reel | | | eel
tank | | tanker tankful | thank
treat | | treatment treatable mistreat | eat treaty
thorn | | thorny | horn
pillow | | pillowcase | pill willow
garlic | | garlicky |
envelope | | envelop | develop
wink | | hoodwink | wing twinkle
lullaby | | lull |
purple | | purplish | purpose
Dalmatian | | dalmatia | mat
willow | | willowy | pillow will
tractor | | | attract actor
galaxy | | galactic | gala
cereal | | | serial
stretch | | stretcher stretchy |
pack | | package packet backpack unpack |
curtain | | | certain
ride | rode ridden | rider riding | bride pride stride
fuse | | fusion fusebox defuse | use confuse
slice | | | lice
cinnamon | | |
airport | | air port airline airplane airmail | sport
jewel | | jeweler jewelry jewellery |
Big-Ben | | bigfoot big-top | bench
saddle | | saddlebag unsaddle | sad
math | mathematics | mathematician mathematical |
emerald | | | emerge
shampoo | | | sham ham champion
pencil | | | pen
escape | | escapee escapism |
glacier | | glacial |
volume | | voluminous |
hair | | hairy haircut hairdresser hairbrush hairspray hairpin hairline hairstyle | chair
hive | | beehive | drive archive
lace | | lacy shoelace necklace |
crush | | | rush
station | | stationmaster | stationery
burglar | | burglary burgle |
gift | | giftwrap |
petal | | | pedal metal
clip | | clipboard paperclip | lip
Galileo | | | gale
spade | | spadework |
shovel | | | shove hovel
plumber | | plumbing | plum
rust | | rusty rustproof | trust rustle
craft | | craftsman crafty craftsmanship handicraft aircraft spacecraft witchcraft | raft
jersey | | |
chariot | | charioteer | chair
hobby | | hobbyist |
comedy | | comedian comic comical | comet
tomato | | | tom
flea | | fleabag | flee fleet
punch | | punchline | bunch
cabbage | | | cab baggage
order | | orderly disorder reorder |
father | | fatherly grandfather fatherhood | feather
wedding | | wed newlywed wedlock | wednesday
smoke | | smoky smoker smokestack smokescreen smokehouse |
slide | slid | sliding landslide waterslide |
rugby | | | rug
sumo | | | sum
jungle | | | jingle
zoo | | zookeeper zoology zoologist zoological | zoom
flame | | inflammable flammable inflame flamethrower | flamingo
tusk | | | dusk
Pandora | | | panda
carnival | | | carnivore
soda | | | sofa
chalk | | chalky chalkboard |
Viking | | | king
bishop | | archbishop | shop
canvas | | | can
dough | | doughnut doughy sourdough | though
goggles | goggle | | google giggle
pigeon | | pigeonhole | pig
Las-Vegas | | | laser
Mars | | martian | marsh march marshmallow
strike | struck stricken | | trike
doll | | dollhouse dolly | dollar
Troy | | trojan | destroy
clown | | clownish clownfish | cloud
goat | | goatee billy-goat scapegoat | boat
bounce | | bouncy bouncer |
swift | | swiftly swiftness |
mud | | muddy mudslide mudguard | muddle
tube | tubed tubing | tubular | tub tuber
owl | | owlet owlish | bowl fowl growl towel prowl
computer | | compute computing computation | commute
cyclops | | | cycle
sea | | seaside seashell seaweed seahorse seagull seasick seafood seaman undersea | seal season seat search
red | | reddish redden infrared | reduce bored hundred required
jasmine | | | mine
brain | | brainy brainstorm brainwash brainchild brainwave | train
autumn | | autumnal |
waltz | | |
skeleton | | skeletal |
stampede | | | stamp
hummus | houmous | | human
gym | gymnasium | gymnast gymnastics |
echo | | |
salad | | | salt
carpenter | | carpentry | carpet
scooter | | scoot | scout
moose | | | mousse mouse
deer | | reindeer deerskin |
alphabet | | alphabetical alphabetic | bet
cage | | caged birdcage | age
foam | | foamy |
lesson | | | less
pizza | | pizzeria | piazza
hiccup | hiccough | | cup
hero | | heroine heroic heroism superhero | heron
wheel | | wheelchair wheelbarrow cartwheel steering-wheel wheelie waterwheel pinwheel | whale
avocado | | | advocate
shed | | |
fair | | fairness unfair fairly fairground | air fairy
crack | | firecracker crackle wisecrack nutcracker crackdown | rack
souvenir | | |
ballet | | ballerina | ball
sandal | | | sand scandal
sprint | | sprinter | print spring
porcupine | | | pine pork
finger | | fingernail fingerprint fingertip fingerprints | ginger linger
polo | | | pole
Japan | | japanese |
panther | | | pants anthem
jaguar | | |
carriage | | | marriage
coach | | coaching stagecoach | cockroach
Alaska | | alaskan | ask
beard | | | bear board
butterfly | butter fly flies flew | flyer flying buttercup butterscotch buttery |
stamp | | | stampede
otter | | | lottery potter
throne | | dethrone enthrone |
burrito | | | burro
bench | | workbench benchmark |
yacht | | yachting yachtsman |
boat | | boathouse lifeboat rowboat sailboat steamboat speedboat boating | goat oath
lighthouse | | light house household housing lighten lightning |
peacock | | peahen | peace pea cock
Venice | | venetian | venison
llama | | | lamb
tambourine | | |
puppet | | puppeteer | puppy pup
perfume | | perfumed perfumery | fume
vase | | | invasion
jeans | | | jean genes
dentist | | dental dentistry denture | dent
bowl | | bowler bowling fishbowl | owl elbow
butcher | | butchery |
mermaid | | maid merman maiden |
shout | | | shut out
beak | | | beaker break
ivy | | |
razor | | |
tourist | | tour tourism touristy touring |
tip | | | tipsy type
attic | | | static attack
shrimp | | shrimpy | shrink
sneeze | | | freeze
fridge | refrigerator | refrigerate | bridge
arrow | | arrowhead | sparrow narrow
lettuce | | | let
gnome | | |
reporter | | report reportage |
tape | taped taping | videotape | tap taper
radish | | | radio dish
friend | | friendly friendship befriend boyfriend girlfriend friendless | fried end
spray | | hairspray | ray pray
pepper | | peppery peppermint | paper
scarf | scarves | headscarf | scar scare
skate | | skater skateboard skating ice-skate | kate
wrestler | | wrestle wrestling arm-wrestling | rest
vacation | | vacate vacationer |
vinegar | | | vine
pony | | ponytail | pond
frame | | framework |
pawn | | pawnshop | spawn lawn
`;
