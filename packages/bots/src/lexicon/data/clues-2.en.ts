export const clues2 = `
destroy | Godzilla tornado crush | hammer |
garbage | trash litter truck raccoon | rat fly |
pollution | smoke trash litter car | plastic oil |
recycle | plastic paper bottle trash | scrap green |
environment | earth forest green | plastic whale |
create | clay craft inventor | paint |
make | craft bread | clay | cake knit bed
growth | plant seed tree beard | baby |
grow | plant seed tree beard Alice | mold bean nail |
open | door key window gate | bottle umbrella envelope |
close | door neighbor gate zipper | window |
lid | pot jar eye toilet | box cap |
container | box jar bottle bucket barrel | basket bowl tank |
carry | basket luggage kangaroo trunk | bucket pack |
pull | rope tractor magnet | leash wagon sled tooth |
push | button swing door | pedal baby |
hold | hand hook glue | anchor hug baby |
grab | claw hand catch | crab |
touch | finger skin hand screen | velvet |
hit | hammer bat punch nail drum | kick song |
throwing | ball dart boomerang dice | pitch |
jumping | kangaroo frog rope rabbit cricket | flea parachute |
hop | rabbit frog kangaroo toad | skip cricket jump |
leap | frog jump | ballet dolphin cat |
bouncing | ball kangaroo | check spring |
fall | autumn leaf parachute trip | cliff apple Alice |
drop | tear parachute ball | oil egg anchor |
falling | star leaf parachute snow | domino |
rise | sun bread balloon moon | phoenix dough |
climbing | mountain ladder Everest rope ivy | cliff monkey stairs |
up | ladder balloon escalator stairs | rocket yo-yo |
down | feather stairs goose escalator | duck yo-yo |
turn | wheel corner screw key | spin page twist |
rotate | wheel globe spin orbit | fan windmill |
twirl | ballet ribbon spin | mustache tornado |
wander | caravan desert | camel trail |
walk | dog leash march street | hike moon |
chase | cat police mouse dog | tag fox |
follow | shadow spy trail | sheep detective |
bite | dog vampire snake mosquito shark apple | tooth piranha flea |
chew | tooth | toffee mouth bone | dog caramel goat
sip | tea coffee | champagne soup |
blow | whistle wind candle trumpet | kiss nose flute |
squeeze | lemon hug orange accordion | juice sponge |
stir | spoon pot coffee | soup tea |
mix | blender salad bowl | recipe dough |
melting | ice-cream snowman butter chocolate | cheese candle |
frozen | snowman ice-cream yogurt fridge | glacier pizza snow |
boil | egg kettle pasta | pot tea |
fry | egg oil | fish chip chicken onion pot |
burn | sun candle match toast | flame charcoal |
smoking | pipe chimney barrel | jacket |
ashes | phoenix volcano | cricket charcoal chimney |
cigarette | smoke match | paper camel |
attention | salute siren | flag teacher |
honor | salute medal knight | samurai judge |
brave | lion hero knight | soldier gladiator |
courage | lion hero knight | soldier |
proud | peacock lion | medal father |
angry | bull red | wasp bear gorilla dragon |
rage | bull stampede | red | storm gorilla
shy | turtle | mole pink mouse cheek | deer
nervous | exam nail | stage bride |
kind | nurse friend | heart | queen Santa smile
evil | witch troll goblin Dracula | queen twin snake |
good | angel morning | hero | luck prince gold
bad | wolf luck | mold cat |
lucky | clover seven lottery coin | rabbit dice star cat |
superstition | thirteen ladder cat mirror | clover salt luck |
fortune | crystal wheel lottery | treasure palm |
fate | zodiac star luck | dice |
chance | dice lottery luck coin | poker |
astrology | zodiac star moon | scorpion planet |
hope | star anchor dream | wish rainbow |
peace | olive | pipe white sign finger | salute
freedom | statue flag | escape horse eagle | wing bell
dove | olive Noah | pigeon white wing |
national | flag park team | bank |
patriot | flag eagle | salute | soldier parade rally
parachutist | jump plane | cloud | diver soldier
outdoors | picnic hike camp barbecue | park tent |
dancefloor | disco tango | waltz | ballet club
neighborhood | street house block | park |
bedtime | pajamas lullaby teddy-bear pillow | milk moon |
bunny | Easter rabbit ski carrot | dust tail |
hopscotch | chalk kid | skip | number
dwarf | elf gnome axe beard | planet snow mine |
fairy | pixie wing Cinderella tooth | magic-wand dust elf |
reindeer | Santa sled Christmas | snow nose |
sleigh | Santa snow bell | horse Christmas |
ornament | Christmas tree angel star | ball |
dwelling | house hut igloo tent cave | cottage castle |
shelter | tent hut cave igloo roof | umbrella |
roofing | chimney | attic cat | house brick
camouflage | chameleon leopard soldier | zebra disguise |
migration | stork goose swallow whale | butterfly duck |
hibernate | bear winter hedgehog cave | squirrel turtle |
extinct | dinosaur mammoth fossil | volcano |
prehistoric | dinosaur mammoth cave fossil | Stonehenge |
savanna | lion giraffe zebra elephant | hyena cheetah safari |
rainforest | Amazon parrot monkey frog | jungle sloth Brazil |
tribe | Amazon drum feather | hut Africa |
Obama | Hawaii change | bush Africa | dog
rap | microphone song | gold rhythm chain |
Madonna | queen karaoke star | baby song | cross
respect | salute queen judge | teacher king |
envy | green sister | heart eye |
bandit | raccoon mask cowboy sheriff | burglar Robin-Hood wagon |
outlaw | Robin-Hood sheriff cowboy pirate | burglar |
plumbing | pipe sink toilet tap | tube drill shower |
Mario | plumber mushroom pipe mustache | peach turtle castle coin star |
Nintendo | game plumber switch Japan | mushroom turtle |
Netflix | movie internet sofa crown | screen snack |
Amazon | river jungle piranha parrot internet | box Brazil forest book |
Hulk | green muscle wrestler | monster purple |
Marvel | Thor hero shield spider | hammer captain |
Pixar | lamp cartoon car ant robot | balloon fish movie |
Minion | banana yellow goggles | cartoon |
SpongeBob | cartoon squid star | crab yellow snail |
Simpsons | cartoon yellow | clown bar sofa | skate
Garfield | cat lasagna orange | cartoon kitten |
Snoopy | dog cartoon | plane house pilot | roof scarf
Barbie | doll pink plastic | house dress | model
Ikea | sofa table shelf bed wardrobe | lamp screw Viking |
Coke | soda bottle red | Santa |
Starbucks | coffee mermaid cafe muffin | cup green |
Ferrari | car red race horse | yellow |
Mercedes | car star | taxi | silver race
Ford | car model truck river | actor | table
Shell | oyster turtle snail oil crab | egg tortoise |
passport | airport tourist stamp photo | trip luggage |
customs | airport luggage stamp | habit |
hostage | bank rope mask | tape |
Bigfoot | yeti monster forest | hair shoe |
Nessie | lake monster Scotland | dinosaur |
UFO | alien plate space rocket | Mars light |
Martian | alien green red | planet robot |
invisible | ghost wind ink | oxygen spy |
teamwork | ant bee | sled puzzle orchestra | rugby
friendship | bracelet dog | hug heart |
gossiping | neighbor whisper barber | magazine |
greeting | wave card hug kiss high-five | salute smile |
goodbye | wave kiss tear hug | airport station |
hello | wave | kitten smile | hand parrot neighbor kiss
congratulations | clap medal toast card | graduation high-five flower |
thanks | flower turkey card | gift |
apology | flower | hug card | letter kiss chocolate
promise | ring bond | finger rainbow |
lie | Pinocchio bluff bed | nose poker fox |
truth | mirror judge question | court |
trickster | fox joker Houdini | bluff clown |
fool | April clown joker prank | gold trick |
rumor | whisper magazine | neighbor gossip |
vision | eye glasses lens owl | x-ray tunnel |
blind | bat mole date window | eye mouse |
see | eye glasses lens telescope | x-ray mirror |
look | eye mirror window glasses | telescope watch |
hear | ear echo speaker | radio bat |
listen | ear radio speaker | bug echo |
deaf | ear | hand sign language | whisper bat
optics | lens laser glasses mirror telescope | light |
spectator | stadium crowd match | bench |
applause | clap stage hand | actor thunder |
queue | line bank ticket bus | toilet airport |
crowded | bus metro market sardine | stadium Tokyo |
empty | desert nest bottle tank | zero space wallet pocket |
full | moon | stomach belly | house tank
half | moon quarter | orange avocado melon | pear
double | twin | bridge mirror | domino bus tennis
pair | sock twin shoe scissors glove | jeans pear |
three | triangle | leg bear | bush clover king
one | ace unicorn cyclops | second finger zero number |
eight | octopus spider | ball skate number | planet
four | clover quarter | season table wheel corner | leg horse
six | dice | pack cube | number ant beetle
twelve | midnight | zodiac clock number egg | calendar ruler
girl | doll sister dress pink skirt | Alice kid bikini pixie Cinderella pupil | school baby Rapunzel queen
gas | oven oxygen station balloon mask | Jupiter car grill tank Saturn cloud planet pump | oil pipe pedal
man | beard mustache father | Tarzan brother uncle tie butler king cave | barber suit prince
electric | guitar cable plug socket wire bulb battery lamp spark | light current switch fence fuse | scooter razor
class | school teacher student lesson pupil | homework professor yoga exam | math history desk yacht
wild | jungle safari lion tiger horse wolf | rodeo bear fox stampede rice forest west | zebra Tarzan party
eyes | glasses lens goggles face tear | nose wink Medusa blue | mask owl pupil
rubber | tire duck glove boot band | plastic stamp plant flip-flop bounce ball | hose balloon shoe chicken
run | marathon sprint race jump sneaker | track escape hurdle gym cheetah ostrich stampede lap | stadium nose dash
Jack | pumpkin card giant bean poker | hill queen king box frost joker hammer | lantern ace pot Halloween
kids | school baby park circus balloon | goat cartoon doll game zoo | bicycle diaper
pop | balloon song soda cork | star father band | champagne radio album jazz
bike | wheel pedal helmet chain | tire scooter brake ride saddle ring mountain | gear lock race trail gym
boy | brother kid prince pupil | Pinocchio blue puppy twin cousin | school Tarzan father friend
lost | map compass maze island treasure | Alice luggage forest wallet memory sock key | jungle puppy desert tourist
TV | screen antenna cable cartoon | sofa movie reporter Oscar star | picture comedy season host camera
Oz | witch scarecrow lion wizard Australia | tornado emerald shoe pound ruby kangaroo rainbow | Sydney monkey
heat | oven sun summer lava sauna | flame desert toast grill melt wave torch | iron chili kettle volcano
Cruise | ship vacation boat yacht ferry | tourist ocean sea deck harbor captain sail | buffet samurai actor Hawaii
legs | spider octopus stool jeans knee chicken | ostrich pajamas table stork frog hair | sock flamingo crab razor
boots | cowboy ski sandal shoe | soldier sock uniform cat mud snow leather | puddle hike captain Texas
coal | mine train | Christmas diamond snowman barbecue canary smoke pit chimney | nose grill shovel black-hole
stop | sign police whistle brake bus | red station train light freeze | watch referee taxi
yard | garden grass fence rake foot | house scale stick ruler barbecue line sail | shed dog ship hose
pond | duck frog lily fish swan | turtle lake goose toad park skate garden | mosquito pool
flour | cake bread baker dough butter egg | sugar wheat pasta windmill kitchen | grain recipe muffin white pudding
Vegas | poker dice Elvis wedding | hotel dollar card bingo desert | lottery chip money luck
grandma | wolf knit pudding cake red | needle yarn wrinkle baby recipe | sofa father cousin
stand | hot-dog foot lamp microphone coat | judge umbrella taxi leg stool lemon comedy | patient piano
Life | board game biscuit Mars heart | jacket magazine earth birthday tree | baby belt boat cell
closet | skeleton coat shoe shelf dress | wardrobe jacket door monster hat suit moth | tie broom
powder | baby snow ski nose chili | sugar diaper face curry cocoa white | chalk laundry
steam | iron kettle train sauna | shower boat dumpling ship rice | coffee whistle broccoli pipe
arms | octopus hug shield coat sleeve | sofa soldier elbow hand shoulder squid | knight sword muscle
vine | grape Tarzan jungle ivy swing | tomato monkey forest leaf plant | twist cucumber rope
pan | pizza pot flute kitchen | steak oven egg chef dish grill butter | waffle gold
fluffy | pillow cloud rabbit sheep kitten cat | marshmallow feather rug teddy-bear towel | puppy poodle fur slipper blanket
shot | basket camera nurse goal | doctor bar arrow patient golf cannon needle | hockey photo coffee
warrior | samurai gladiator Viking ninja knight | sword armor shield soldier Achilles hero | helmet Amazon Hercules archer Troy
can | tuna sardine soda trash | bean paint soup spray juice | oil dolphin
two | twin bicycle second tango | bikini Noah camel dice seven | turtle number scissors
PIN | needle tie wheel | password number bank code hair cell | card safe
Dorothy | witch scarecrow wizard tornado lion | ruby shoe rainbow emerald basket | silver brick dog yellow
lady | bug queen perfume skirt dress | purse Cleopatra dog spaghetti tattoo | bride beetle necklace
hobbit | ring elf wizard dragon | foot adventure goblin hill gnome book | troll mountain volcano
player | team piano record ball chess game | polo score golf card captain bench poker | violin goal coach
sweater | wool knit winter yarn | needle sheep Christmas coat sleeve button autumn | turtle zipper scarf
sidewalk | chalk street crack | cafe park neighbor puddle concrete | chewing-gum scooter bench skate
tin | foil sardine tuna | soldier biscuit roof ear steel bronze | box bucket whistle
Seinfeld | comedy soup cereal neighbor actor | pretzel salad joker laugh | cafe apple
dip | hummus avocado chip sauce | pool pen candle chocolate pretzel ice-cream | celery carrot caramel
Monopoly | board dice game hotel | money bank park house wheel | card iron boot
cover | book blanket magazine | band album song mask spy roof shade tent | umbrella bed wrap
Sesame | street seed Oscar | puppet bagel oil monster hamburger Aladdin | count cave letter
allergy | pollen sneeze | cat dust bee milk strawberry spring shrimp tissue nose | egg hay almond
speech | tongue microphone king wedding | language Oscar actor judge graduation | toast note mouth bride
first | gold kiss date medal | kid second number base April | race champion
point | arrow finger needle pencil star | score ball peak dart pen compass | game nail sword thorn match
delivery | pizza stork baby post drone | truck letter box train envelope | Santa Amazon
quick | sand flash sprint cheetah rabbit | snap silver dash swift rocket | fox express jet
Chicago | pizza wind bull bear jazz | hot-dog skyscraper | bean lake
gum | tooth mint tree bear | dentist stick shoe mouth popcorn | wrap
bend | knee elbow yoga river | spoon corner iron stretch pipe | fold twist
couch | sofa pillow blanket | surf snooze | bed yoga doctor
fireplace | chimney Santa log | smoke cabin ash poker flame winter | marshmallow brick Christmas
chips | poker fish hummus | snack computer chocolate avocado vinegar | salt soda
pad | lily paper knee frog note | tablet lock mouse shoulder brake paw | foot helicopter cat
pub | bar dart quiz | club barrel bottle London karaoke | table sandwich restaurant stool
stain | ink coffee carpet | ketchup laundry tooth blood mustard grass spot | curry mud apron
scout | camp knot | eagle tent soldier | uniform spy
fried | chicken egg rice fish | brain squid onion noodle banana tomato | oil
health | doctor hospital vitamin nurse | yoga medicine tooth gym heart | apple yogurt broccoli potion
factory | chocolate car steel | smoke robot chimney Santa elf | whistle plastic brick
cool | fan breeze glasses | jazz cat fridge cucumber jacket mint shade swing | pool Elvis
list | Santa menu Christmas | check wish bucket recipe price | paper market guest
crash | car computer bank plane | helmet market party wedding drum | bicycle brake wave
lab | mouse rat coat | professor inventor Einstein dog tube | goggles monster student
Asian | China rice India panda elephant Japan | noodle tiger sushi karate curry Tokyo | bamboo dumpling silk origami
dirt | mud worm bicycle shower earth | clay farm dust | broom track laundry plant
last | minute dance | dessert race shoe judge samurai zero |
hippie | flower tie caravan | bus guitar beard sandal yoga hair | tree festival daisy
cart | horse wheel apple wagon donkey | golf market pony carriage mule | hot-dog train rodeo luggage
ears | elephant rabbit ring donkey | wax mouse elf hat | drum
Homer | Troy Achilles | cyclops poem cartoon siren yellow | sphinx ball
state | Texas Hawaii Alaska flag | farm map school police | fair ruler star
chop | axe onion karate lamb stick | knife tree butcher carrot salad | celery log helicopter
Narnia | lion wardrobe witch | winter lamp snow queen beaver chapter book | horse movie
shake | milk hand earth rattle banana | salt ice-cream tail dog leg | dice Shakespeare
bones | skeleton dog skull fossil | dinosaur x-ray chicken pirate museum doctor | milk
row | boat canoe column | paddle team raft seed line Viking | vessel stroke
print | ink paper poster book | foot magazine finger photo hand leopard computer paw | picture page
surgeon | doctor hospital knife mask nurse | plastic heart patient stitch organ glove | brain blood fish
stew | soup pot | cauldron carrot lamb dish bean | rabbit bowl curry kitchen
lights | Christmas disco stage police | north lamp camera bulb | star Halloween switch
bass | guitar fish drum | trumpet band jazz orchestra lake speaker | string
stream | river canoe fish | salmon movie current bridge | boat waterfall
Berlin | wall bear | gate spy graffiti airport festival | museum marathon
cape | hero bull vampire Dracula | wizard | Africa knight costume
teenager | school selfie thirteen Romeo | turtle student wolf jeans | skate ninja
security | airport safe camera alarm-clock | password blanket lock bank police fence | x-ray gate dog key
hang | picture coat rope sloth bat monkey | curtain poster glove hook laundry kite | frame clip hammock
burger | cheese ketchup grill pickle | king lettuce onion barbecue mustard restaurant | tomato bread
salsa | dance tomato taco chip | burrito chili tango Mexico sauce onion | pepper avocado disco
stock | market price soup | chicken barrel bank shelf bull bear | fish vegetable
robe | judge wizard sauna | shower towel silk temple emperor bishop graduation | king karate pajamas hotel
rapper | microphone song chain | gold rhythm cap album record | stage tattoo
Mercury | planet queen Venus fish | sun space Mars Jupiter feather | orbit tuna silver car Neptune Saturn
sweat | sauna gym marathon summer | towel yoga sprint belly drill skin | shower tennis
draw | pencil sketch crayon picture | pen card portrait paper curtain cartoon chalk | bridge tie sword lottery match
elevator | lift button escalator hotel skyscraper | tower door stairs shoe | mall cable
human | brain skin skull robot | heart blood cannon face earth hand thumb | alien race leg bone
stars | space galaxy telescope flag Oscar | astronaut zodiac Hawaii planet hotel moon | Galileo stripe rocket movie
path | trail garden forest bicycle | hike line track orbit street foot maze | mountain pebble
scent | perfume rose lavender candle dog | nose flower skunk jasmine lily vanilla | garlic
piece | puzzle cake chess pizza | paper mosaic slice domino pawn | bread scrap
talk | parrot gossip whisper mouth | radio microphone language tongue chin email baby | speaker friend
flood | Noah river storm | boat tide light | swamp toilet pipe
stem | flower rose plant mushroom | tulip apple petal cell leaf branch daisy | pumpkin cherry root bouquet
John | toilet king | bishop deer doctor uncle piano | letter
free | ticket gift present | whale coin eagle | escape parachute tap luggage
trade | market wind silk | spice card money bargain coin fair price craft ship | China
drunk | bar pirate skunk bottle | monkey police hiccup party champagne | swing
Madagascar | zebra lion penguin hippo giraffe | Africa island vanilla zoo chameleon | movie
Mickey | mouse cartoon ear glove | Pluto duck dog castle | broom trap
gamble | poker dice card lottery Las-Vegas | chip money luck bluff horse | race
sheet | bed paper ghost | pillow laundry cake blanket hotel | lasagna sail
warning | siren sign whistle alarm-clock | red rattle yellow light horn flag tornado | lighthouse shout
ape | gorilla orangutan monkey | banana Tarzan jungle planet | zoo thumb hair climb
George | king dragon jungle | monkey dollar captain harp | London
cone | ice-cream pine | vanilla scoop waffle volcano triangle | hat circle
tick | clock bug check watch | blood dog flea deer | spider second
master | chef degree chess key yoga | ninja dog karate genie card puppet | samurai teacher
friends | party birthday dog | neighbor comedy coffee sofa cafe school picnic | bar selfie hug
Boston | tea party marathon harbor | lobster bean | team
storage | box shelf garage attic | cloud drawer memory shed barrel jar file | trunk vault
web | spider internet net page | duck trap thread cable silk | frog fly
scuba | diver tank oxygen coral | fish mask ocean sea shark | goggles octopus submarine
Phantom | mask ghost | chandelier Paris organ | rose jet
keeper | goal zoo lighthouse bee net | bar book glove honey | safe diary
Young | kid baby puppy lamb kitten | student neighbor pupil brother duck | green seed
pigs | mud brick farm wolf | wind sausage house pink | barn
peanut | butter elephant jelly circus | snack oil shell chocolate | gallery bar
rod | fish reel | pole stick curtain steel iron |
American | flag eagle dollar hot-dog | Alaska express jeans Texas hamburger cowboy | dream
gown | wedding bride dress graduation | ball hospital queen silk cap Cinderella | lace
nuclear | atom submarine | plant Godzilla winter mushroom | crater Einstein
video | game camera tape internet | movie cartoon record clip screen | karaoke selfie photo
cattle | ranch herd cowboy | stampede barn farm Texas bull hay horn | rodeo leather
fresh | fruit bread vegetable mint | lettuce salad prince market egg juice fish | salmon basil
credit | card bank | money degree score charge movie wallet | exam note
pay | bill check money toll ticket | price cable dollar coin wallet waiter | market bank tip
flying | carpet plane fish | bat pilot squirrel kite dragon witch broom | Aladdin eagle wing
vacuum | carpet space dust | tube rug pump hose robot | plug broom
breast | chicken milk turkey | bikini stroke plate baby pump | coat
press | button reporter paper magazine | iron bench bell gym flower | garlic photo
tobacco | smoke pipe plant | leaf pouch chewing-gum |
Hanks | volcano island box | actor movie Oscar splash mermaid captain | astronaut
Mediterranean | sea hummus olive | Barcelona Rome salad Egypt island fish Venice | lemon falafel
figure | skate number | statue zero model math seven stick | thirteen million doll
men | suit barber beard tie | king mustache pirate soldier | knight brother
Hansel | witch bread crumb oven | cage fairy-tale forest sister trail | ginger cottage
lips | kiss mouth smile face tongue | whistle red ring vampire | strawberry
Woody | cowboy sheriff | tree forest boot doll | hat actor comedy
feet | shoe sock sandal | duck penguin flip-flop slipper dance massage | carpet ballet
spine | book back bone porcupine cactus | hedgehog skeleton x-ray massage | column thorn fish
joint | knee elbow ankle shoulder | bone smoke finger carpenter chicken pipe |
guard | dog palace | London mouth goal gate castle knight | bank shield sphinx
Broadway | ticket actor | cast street dance light stage | song costume
outdoor | picnic camp barbecue hike | tent garden park pool grill safari | cinema market
tears | onion crocodile | eye tissue wedding baby clown | crystal river
Taylor | swift Cleopatra song | album star guitar cat | red actor
acid | lemon battery vinegar jazz | stomach alien orange trip | rock
woman | Venus bride dress queen | Cleopatra skirt Amazon mermaid perfume witch sister | purse bikini
New-Orleans | jazz trumpet carnival | parade vampire swamp band dance | storm mask street
latte | coffee milk foam | cafe pumpkin spice cup | breakfast vanilla mug
case | judge detective Sherlock luggage | court violin mystery guitar pillow | clue pencil
Little | mermaid prince red | mouse finger pony bear baby elf | gnome
Arthur | king sword table | knight castle camel | crown joker
reading | book library glasses novel | magazine lamp lip school page diary chapter | poem
Hemingway | sea bell | novel bull fish cat Paris beard | cafe book script
billy | goat kid club troll | piano cowboy bridge | horn
bullet | train silver | Japan steel plane | soldier wolf shell
fake | mustache gold wig fur | plastic tattoo mask smile nail blood tear puppet | bluff disguise Santa
Sinatra | song suit | Las-Vegas moon microphone hat blue jazz | swing
remote | island drone | battery sofa button garage | cabin switch
plague | rat frog doctor | Egypt pharaoh blood flea mask hail | zombie
Pink-Floyd | wall moon brick | rock band album triangle rainbow guitar | money
peanut-butter | jelly sandwich toast | jam bread jar cup banana chocolate | knife
bait | worm hook fish trap | cheese shark mouse tackle | fly bear
cancer | crab zodiac | doctor hospital skin cell sun | smoke ribbon x-ray
telephone | pole cable ring | wire number London bell line | antenna tap
Tom | cat thumb | uncle turkey drum mouse | fence paint
port | ship harbor dock | boat vessel anchor sea pier captain | ferry canal barrel
wrench | tool plumber pipe monkey | hammer garage bolt socket | screw library
plan | map calendar wedding idea | plot sketch vacation diary escape | party house
theory | Einstein gravity string | Newton professor idea school game | atom
straight | line ruler arrow poker hair | jacket iron face razor back | street
singing | karaoke shower canary choir | mermaid microphone | lullaby siren rock
cleaner | broom carpet sponge dust | window brush pipe street laundry | toilet bucket
Hitchcock | shower window knife | movie mystery stairs spy | north rope curtain
socks | shoe foot laundry sandal slipper | sneaker drawer wool puppet ankle | gift Santa Christmas
lead | pencil leash guitar pipe | dog actor clue captain star | race
DJ | record party disco | club wedding scratch dance radio | album
wear | hat dress coat shoe jeans | uniform pajamas jacket scarf suit belt | jersey crown costume skirt
maid | hotel broom milk apron | Cinderella butler laundry bride bed | dust uniform
network | internet cable computer | friend spider radio website | antenna wire email
robber | bank mask safe police | burglar Robin-Hood train vault treasure | pirate cowboy sheriff
sit | bench sofa stool saddle | dog throne comedy swing yoga | baby picnic lap
James | bond king spy | peach giant bishop | actor
carton | milk egg juice | box ice-cream paper | cereal orange
pottery | clay vase wheel bowl mug | ghost craft dish barn hobby | oven plate
blonde | hair wig Rapunzel | wave shampoo | Alice surf Viking
easy | lemon cake | breeze button math egg street | duck
penny | coin dollar money | bank fountain luck pocket pound well | wallet change
forehead | wrinkle face hair skin | fringe kiss unicorn eye | bump
Charlie | chocolate angel ticket | kite comedy gold | mustache
weed | garden grass dandelion smoke | plant root flower clover ivy | pipe rake
center | circle bull | basket earth mall heart stage eye | sun
Minnesota | Viking lake | snow hockey north moose winter twin | prince
Robin | nest feather arrow | worm egg spring red bat |
Hood | car red | wolf archer jacket fox cobra falcon | arrow
spa | massage mud sauna hotel | pool mask towel candle vacation lavender | cucumber
spit | camel llama cobra | tongue mouth baby cowboy kebab lamb | fan
Joseph | coat dream Egypt brother | Christmas pharaoh rainbow stable donkey carpenter well | father
third | bronze base wheel medal triangle | eye degree number strike | minute quarter
smoothie | banana blender strawberry mango | fruit juice yogurt kiwi spinach | breakfast avocado gym
protest | march sign strike banner | street crowd flag shout rally poster | graffiti
November | turkey mustache autumn | calendar scorpion | leaf feast
interview | vampire reporter microphone | magazine suit question radio host tie | tape
Ali | butterfly bee Aladdin | punch ring prince champion | genie cave glove
salon | hair nail | barber comb shampoo wig scissors mirror | massage brush perfume
bun | hot-dog hamburger hair | oven cinnamon bread dough ballet | rabbit baker
hall | dance orchestra choir | mall school castle wedding palace | pool
Kenya | marathon Africa safari | lion elephant coffee giraffe zebra | rhino race
Athens | Olympics marble temple | owl Zeus marathon olive | Poseidon museum column
kindergarten | crayon alphabet kid | teacher snooze school glue scissors paint | lesson song
hedge | maze garden fence | bush fog trim knight | wall rabbit
scene | movie stage actor script | cinema comedy Shakespeare clap |
mattress | bed spring pillow | foam blanket hotel | jump bug
lime | lemon green key | fruit salt juice Mexico | coconut light vitamin avocado
Poppins | umbrella chimney | spoon sugar kite London medicine penguin |
junk | car drawer | trash scrap ship email attic China garage | hamburger chip
Vienna | waltz sausage | coffee ball violin orchestra palace | choir cake
fireman | hose ladder pole flame | Dalmatian helmet axe hero siren | cat uniform smoke boot calendar
Stones | rock pebble Medusa | roll ruby diamond tongue band wall lip | emerald jewel guitar
weights | gym muscle scale | bar lift bench iron | pound bell arm paper
rum | pirate barrel bottle | cake raisin punch captain island coconut | sugar
hunt | deer treasure fox witch | egg duck rabbit lion arrow safari whale | dog ghost falcon
mad | hat joker professor | dog magazine | tea bull
Brady | goal helmet team | column champion tackle | ball
new | baby moon school | spring car shoe bride wave | order kid
attack | shark heart dog | alien knight tomato castle Troy bull cobra pirate | soldier Viking
Irish | clover green | coffee luck red harp | dance pot sea
Instagram | selfie photo | camera picture website email | model
far | galaxy west space horizon | star telescope Australia Antarctica planet | trip
leprechaun | gold clover rainbow pot | green luck gnome elf hat | coin shoe treasure beard
Poirot | mustache detective train | Sherlock Nile mystery clue express | novel
Tiffany | jewel breakfast ring lamp diamond necklace | blue silver | bracelet
Arizona | desert cactus canyon | phoenix tea | cowboy sun scorpion west
Hunting | deer fox duck | dog treasure falcon house knife eagle arrow | season trophy
Seattle | coffee needle | space fish tower doctor puddle umbrella | Amazon market jet
iceberg | lettuce ship | Antarctica tip penguin glacier Alaska salad | walrus ocean float
Beyonce | lemon queen ring | halo song hive bee | dance
satellite | moon orbit dish space | radio antenna earth rocket planet | spy astronaut
prom | dress dance tuxedo | school queen king date graduation waltz bouquet | disco punch
bowling | ball strike | shoe green goal trophy team |
hoof | horse goat deer | pony donkey zebra unicorn stable foot mule sheep | moose camel
Vivaldi | season spring violin winter | autumn summer orchestra Venice | storm
spread | butter jam hummus wing | cheese toast bread mustard knife | gossip jelly eagle
mat | yoga door cat | rug karate wrestler judo gym | carpet
mayonnaise | egg sandwich tuna | ketchup sauce salad mustard jar | hamburger lettuce oil
Dumbledore | wizard beard phoenix | school magic-wand professor owl | spell
Hermione | wizard witch magic-wand cat | spell book student library school potion | exam
Kung-Fu | panda karate | ninja China judo kick temple | noodle dragon
Indiana-Jones | hat snake temple | museum skull adventure treasure professor cross | cave raft
serve | tennis waiter ball tray | butler dish ace soldier restaurant ping-pong plate | buffet
bubble | foam chewing-gum soda champagne | tea wrap fish aquarium sponge | shampoo
Victoria | queen lake waterfall sponge | London Africa Australia cake bikini angel station Big-Ben |
Monty-Python | comedy knight parrot | rabbit London coconut snake swallow circus |
Williams | tennis racket | genie Venus star sister Aladdin | penguin pear
Sahara | desert camel sand | Africa oasis Egypt caravan sun | scorpion
flavor | vanilla mint chocolate strawberry | ice-cream spice salt chewing-gum tongue caramel cherry | garlic basil popcorn cinnamon
name | tag rose game dog | Romeo letter baby stage Pinocchio password | envelope sign star
end | tail rainbow movie | dessert table game back | goal chapter
Wimbledon | tennis strawberry grass | London white racket court champion ball | trophy net
crib | baby poker | diaper nest lullaby bed house teddy-bear | blanket rattle
loose | tooth screw change goose | tiger button tie cannon belt | moose knot
lounge | sofa airport | hotel bar lizard pool piano | pajamas jazz snooze
rye | bread wheat grain | sandwich toast | bagel seed crop
Macy's | parade mall balloon | Santa Christmas market |
Eleven | seven ocean | team waffle number clock | thirteen twin
oar | boat canoe paddle | raft gondola Viking pirate ferry | stroke vessel team
Alps | ski mountain snow goat | peak chocolate cheese glacier | cabin elephant sled
strap | sandal watch purse | guitar belt helmet bikini flip-flop saddle | leather
control | tower puppet | robot button computer zoo drone | brake
dodge | ball car ram | truck swing | jump
Vietnam | soldier rice helicopter jungle | soup noodle forest bicycle hat | spring march
nine | cat seven planet | number cloud golf baby | stitch thirteen
runway | plane airport model jet | pilot dress light | goose costume
browser | internet fox computer website | safari page window |
force | gravity Newton police magnet | light jet horse strike tide | punch sword
Kentucky | horse chicken | blue race grass jockey | rabbit hat barrel
bay | window horse harbor | shark leaf sea beach tree pirate lagoon watch wolf | pier bridge
Harry | wizard owl magic-wand | prince glasses London hair spell dog | broom
sundae | ice-cream cherry chocolate | banana vanilla caramel scoop dessert | bowl spoon
hound | dog fox Sherlock | wolf leash tail blood bark puppy | rabbit fur
quilt | blanket bed stitch patch | feather needle knit thread | baby pillow
group | band team crowd herd pack | choir photo orchestra hug | club pride
finch | beak feather nest | sparrow canary seed cage | wing
vodka | bottle bar | orange tomato | bond olive juice
urban | graffiti street | skyscraper cowboy metro taxi garden | pigeon concrete
Pompeii | volcano lava ash | Rome mosaic statue gladiator crater | museum dust
stocking | Christmas Santa | shelf sock foot silk leg gift | burglar chimney
hen | egg chicken rooster | nest party farm feather barn hatch | fox beak
calm | storm yoga sea lake | lavender lullaby massage breeze lagoon ocean tea | pool
operation | doctor hospital nurse | game patient mask x-ray math knife | heart
cure | medicine doctor vitamin | hiccup potion hospital vampire patient salmon | salt garlic
Grimm | fairy-tale brother Rapunzel | Cinderella witch wolf frog | castle forest
Latin | language Rome dance | tango school root dictionary bishop cross |
celebrity | star movie gossip | actor selfie photo Oscar chef Elvis | magazine
tile | mosaic roof | domino kitchen shower pool puzzle | wall
Tesla | car battery | inventor rocket current light space Mars | robot plug charge
ray | sun sting | light laser beam jazz fish shark | shade piano alien
challenge | race puzzle marathon bucket | climb quiz Everest | game champion
gymnast | beam Olympics | ring medal acrobat stretch jump ribbon | muscle gold
flashlight | battery torch camp | beam lamp tent cave bulb burglar ghost | attic
soy | sauce bean milk sushi | noodle candle China | rice
Pi | tiger circle math | number raft boat |
Thai | massage curry elephant noodle | rice tie coconut spring chili kick | shrimp
San-Francisco | bridge fog gold | hill giant cable | crab
Kevin | burglar wolf | airport foot | actor cousin bond
vegan | salad broccoli | lettuce hummus falafel carrot bean avocado spinach | fruit almond cabbage
lasso | cowboy rodeo rope | ranch bull horse Texas | catch
tight | rope belt jeans knot | hug screw acrobat shoe lip space |
deli | sandwich pickle bagel | cheese salmon butcher | sausage olive
Peter | rabbit pumpkin | pickle pepper wolf pirate hook key | spider
cider | apple vinegar | barrel bottle cinnamon pear autumn | bar
Elton | piano glasses rocket candle | lion king song crocodile knight | star costume
crew | pirate ship captain deck | boat pilot team astronaut yacht submarine | movie
league | team champion goal | sea ball rugby season captain | game hockey score
campaign | poster button soldier | flag march rally banner trail | email
temperature | oven degree | sauna fridge freeze patient sun | nurse
porch | swing house bench | light pumpkin door flag cottage | garden lamp
plank | pirate yoga | deck gym board ship shark bench carpenter oak | shelf
lifeguard | pool beach whistle | diver tower surf hero sea | splash summer
hare | rabbit tortoise | race fur march fox ear jump turtle | tea
officer | police soldier uniform | sheriff captain medal salute ticket | dog
trident | Poseidon Neptune fork | mermaid chewing-gum gladiator sea | sword
kale | spinach cabbage salad | lettuce broccoli vegetable green chip | vitamin garden
stove | oven pot kitchen kettle | chef iron flame | pipe
fuzzy | kiwi peach bear | caterpillar slipper bee teddy-bear | wool
quarterback | team helmet | throw captain coach score | tackle
luxury | yacht silk hotel diamond palace jet | champagne jewel fur gold | pearl perfume
elegant | swan tuxedo pearl dress | ballet silk waltz flamingo lace velvet giraffe | suit
fancy | dress restaurant tuxedo hotel | champagne yacht feast chandelier | jewel costume palace
steep | hill tea cliff mountain | stairs climb canyon price ski ladder | peak roof
people | crowd magazine China | party India court neighbor | earth team
Cairo | Egypt pyramid Nile | sphinx camel mummy museum | Africa pharaoh desert
enigma | riddle mystery puzzle code | sphinx spy question | clue maze submarine
Bowie | star Mars | space knife goblin spider dance hero astronaut | rock flash
duel | sword knight | glove cowboy wizard west | samurai
split | banana hair | atom log axe ballet | screen
private | detective soldier eye diary | school jet beach password island club |
summit | mountain Everest peak | climb flag hill horizon | cliff
Dante | poem circle | peak seven Rome flame novel | Venice
Dali | mustache clock melt | museum lobster elephant dream ant |
nickel | coin quarter | pickle dollar money silver | back steel
miner | gold helmet | canary diamond lamp axe tunnel cave | nugget
lane | bicycle street | pool bus track memory | car
Kansas | tornado wheat | dust wind farm Oscar scarecrow witch |
Netherlands | tulip windmill cheese bicycle | canal orange | flower tower
kimono | Japan silk | sumo samurai Tokyo dress | sleeve karate
Marco | pool polo | China Venice spice silk | noodle game
Kanye | west | microphone stage song album | fish bear
Depp | pirate scissors chocolate | captain actor | hat ship
Michael | angel glove | moon dance king zombie ball | bishop
solve | puzzle riddle math mystery | detective maze Sherlock clue cube code quiz | sphinx
January | winter snow | calendar white goat Antarctica sled | frost
Maria | sister west | song ship bell | choir
jaws | shark beach | boat crocodile movie tooth trap piranha | fish hippo
Pitt | Troy club actor seven | ocean Achilles vampire star | Oscar
sergeant | pepper soldier police | drill uniform captain stripe march | drum
bloom | flower rose cherry | spring tulip garden plant bud lily petal | bouquet daisy
problem | math puzzle | homework exam riddle question bug | brain
tomb | mummy pharaoh pyramid | Egypt skeleton treasure cave | gold statue
real | queen | Barcelona house money unicorn Pinocchio diamond gold | mirror
side | dish salad kick | cheek board coin car triangle | order
address | house email envelope letter | street post stamp website book | number
emoji | smile wink heart email | face laugh yellow thumb | cat kiss
Barney | dinosaur purple | cartoon song kid | friend neighbor
carousel | horse carnival luggage | park unicorn ride pony circle | fair
baking | bread cake oven | muffin kitchen soda butter dough | apron sugar
CD | record album | computer laser box mirror | song
Britain | London tea queen | Big-Ben king flag island pound Scotland | bus
wicked | witch queen green | broom west Cinderella candle emerald | joker
bubbles | soda champagne foam | shampoo sponge fish | aquarium diver
curly | hair poodle tail fringe | wig sheep lamb lettuce | spiral
Belle | ball library | bell rose book dress yellow castle | Christmas taco bride
rifle | soldier barrel deer | sheriff safari | cowboy bolt duck
drain | sink shower pipe | plumber hair brain plug pool toilet | pasta hose bank
barrier | language coral fence | wall toll gate hurdle | beaver
Bob | sponge hair | apple uncle | float cat
welcome | host hotel guest door | flag jungle party airport | neighbor wagon
animals | zoo farm safari circus | Noah jungle stable barn balloon herd | forest
Tutu | ballet skirt pink | dance swan bishop lace | costume
pose | yoga model photo selfie | portrait camera cobra statue picture | tree tiger
Odysseus | cyclops Troy siren horse | ship Poseidon hero Achilles sail |
Ben | clock London ghost | rice tower ice-cream dollar | bell
toothpaste | mint tube brush dentist | mouth smile foam stripe | sink
wisdom | tooth owl book sage | professor beard king pearl | temple
buffalo | wing herd | horn chicken bill bull soldier stampede | leather
toss | salad coin ring | throw ball bouquet pizza pillow | bride
Sunday | ice-cream school | barbecue bishop morning temple | calendar Easter brush
workshop | Santa elf tool hammer | carpenter saw inventor craft garage drill | clay
hands | clap glove clock jazz | finger puppet nail clay ring thumb | scissors watch
Macbeth | witch Scotland Shakespeare cauldron | king castle ghost | blood spot stage
martini | olive bond | bar spy bottle | tuxedo lemon
candlestick | clue baker butcher | wax flame silver library | table
gypsy | caravan wagon violin | moth crystal rose palm king dance tambourine | ring
five | hand star finger | number Olympics seven thirteen thumb | fish
roses | thorn bouquet petal | garden wedding red bride | champagne perfume
kill | bill mosquito bee | sword ninja bug | vampire whale
grinder | organ coffee pepper | monkey tooth salt sandwich kitchen spice | skate
donut | police dough sugar | breakfast coffee ring jelly | baker ice-cream
dot | Dalmatian circle | eye domino dice line | pixel code internet
auction | hammer price judge | gallery jewel stamp portrait museum | book
Gilligan | island boat captain | hat professor coconut | beach
set | match tennis chess table | movie game drum stage sun jewel | tea jelly
Tut | pharaoh Egypt king mummy | mask pyramid gold Nile | museum
hip-hop | dance rhythm | song rabbit record cap club chain | festival
Pegasus | horse wing Hercules | Zeus unicorn fly Medusa stable | star phoenix
Jerry | mouse cat cheese | cartoon ice-cream | trap
Moana | Hawaii island ocean boat | canoe rooster wave crab hook sail | coconut
Indiana | race dog car | temple cross snake | hat
Mary | lamb Christmas queen | angel stable donkey | tomato
coffin | vampire Dracula nail mummy | pharaoh box oak | garlic rose
Hades | Zeus dog Poseidon | river Hercules pomegranate | ghost
Outback | Australia steak kangaroo | onion desert koala | Sydney dust
Wilson | tennis island ball | racket neighbor beach | coconut
Bethlehem | star stable Christmas | donkey lamb camel angel king | baby
jaw | bone shark chin tooth | mouth dentist crocodile face wax skull | beard
Utah | salt jazz lake | desert beach ski canyon bee | hive
milkshake | chocolate strawberry vanilla banana | blender ice-cream hamburger | cherry
company | bank ship board ballet | apple Amazon file | soldier guest
scales | fish snake lizard | zodiac dragon piano mermaid judge | crocodile pound gym
sweep | chimney broom dust | carpet curtain witch brush mine | street
flock | sheep goose | pigeon flamingo feather wool sparrow duck | herd
layer | cake onion lasagna chicken | egg paint dust wedding coat | wrap
Plato | cave | professor idea shadow | ball clay
Archimedes | screw inventor | math owl circle crown | spiral
yeast | bread dough baker | pizza oven bagel croissant | pretzel
walking | dog trail sneaker | park hike stick zombie baby | street
thriller | zombie spy mystery | novel movie dance glove | cinema album
Floyd | pink barber wall | moon album band rock |
fort | castle knight soldier cannon | pillow snow gold blanket | wall tower
Rio | carnival Brazil | Olympics beach parrot statue | river mountain parade
stake | vampire tent Dracula | heart garden poker steak buffet witch | thorn tomato
Belgium | chocolate waffle | diamond lace Paris ketchup | horse
crispy | chip toast taco | cereal chicken waffle croissant lettuce | snap falafel
toaster | bread waffle bagel | breakfast kitchen oven muffin spring | crumb wire
view | window balcony mountain | sea tower hotel ocean horizon canyon telescope | lighthouse
rear | window mirror back | horse car tail brake | camera
curve | ball circle river spiral | boomerang hook banana snake |
Icarus | wax wing sun feather | fly sea maze | pride
bachelor | party rose degree ring | wedding button tie bride | club
NFL | helmet Viking team | ram bear dolphin eagle falcon jersey tackle | coach lion referee
keg | barrel party tap | pirate club | foam pump
data | computer base file | internet bank chip star robot cloud memory cable | number
Kate | prince wedding crown | model bride bush ship |
X-Men | wolf claw | storm professor hero magnet movie | laser
cracker | cheese soup snack | crumb Christmas safe salt parrot | biscuit
protein | egg steak muscle | chicken bean tuna gym salmon | bar cell milk
Zorro | mask sword fox | hero horse letter | hat zigzag
Carrey | mask comedy actor | face joker | penguin
catcher | dream glove | net mask fly rat bat dog | ball base
clam | shell pearl oyster | beach crab soup sand sea shrimp | otter
William | apple Shakespeare prince | king arrow London | crown bill
Travolta | disco dance | white hair suit actor | jet pilot
Saturday | disco cartoon | ring morning party birthday | calendar market
platform | train station shoe | metro diver stage pole oil game disco boot | deck
spelling | bee alphabet letter | magic-wand dictionary book school exam |
colony | ant bee penguin | India bat hive space | Mars
beans | chili coffee burrito | toast vegetable giant jelly |
Twilight | vampire wolf shadow | moon Dracula star horizon | movie apple
Tennessee | Elvis guitar | barrel banjo river | horse cowboy
sin | apple pride seven snake | angel bishop | court
deadly | seven piranha cobra scorpion | shark spider pride trap |
low | tide battery price | valley whisper | belly
slope | ski hill snow mountain | sled roof pyramid | slide
Mariah | Christmas song | butterfly album microphone | hero honey
wait | line patient bus | restaurant doctor station toilet | train menu
evidence | detective court judge clue | police Sherlock photo file blood finger | hair x-ray tape
plaster | wall cast Paris | statue paint leg | crack mold
tangled | hair yarn Rapunzel string | knot wire rope kite thread | noodle ivy
braid | hair Rapunzel | bread rope horse ribbon twist Viking | knot wig comb
whiskers | cat kitten mouse | walrus seal tiger otter rabbit rat | beard puppy hamster
mitten | kitten winter wool glove | hand snow knit thumb oven | yarn scarf
Orwell | farm brother | donkey elephant novel camera | book spy
public | library school park | bus pool toilet metro speaker | market garden
Martin | swallow king | bar guitar dream | swift
blueberry | muffin waffle jam | fruit yogurt bush bagel pudding | chewing-gum strawberry
bran | muffin cereal | wheat breakfast grain raisin | horse
German | pretzel sausage | dog mustard car cake | Einstein language
Iran | carpet rug | oil cat flag pomegranate | desert lamp kebab
Arabian | horse camel | Aladdin genie carpet sea lamp desert | oil stable
weave | basket thread wool | carpet hair rug silk spider nest | yarn knit stripe
Olaf | snowman carrot summer | Viking nose snow winter | stick
flow | river lava current | blood wave tide pipe | tap hair
circuit | board race wire | computer current fuse track switch battery | plug chip
shock | socket fuse wire | surprise jelly battery wave fence | plug spark
cookies | milk chocolate jar Santa | oven dough ginger baker internet website | butter crumb sugar
printer | paper ink computer | laser page photo jam | desk
quill | feather ink porcupine | pen goose hedgehog Shakespeare letter paper | desk poem
Miami | beach dolphin | bikini flamingo palm pink | alligator hotel police
liquid | milk oil | tear juice paper potion melt | blood vessel
pesto | basil pasta pine | garlic sauce spaghetti green olive | pizza
Moscow | mule bear circus | red metro ballet Olympics | snow palace
whip | lion leather | jockey circus horse cat snap | rodeo crack
outlet | plug socket mall | current cable | bargain switch
culture | yogurt museum | pearl gallery history language | book festival
Middle-East | hummus falafel camel | oil desert kebab Egypt oasis | pharaoh
thick | skin fog | book forest wall soup brick blanket beard | plot
Rick | roll | cafe zombie robot space | pickle wall
Joe | coffee soldier | cup banana barber | mug
Stallone | punch actor | climb judge ring muscle champion | cliff
hanger | cliff coat dress | wire wardrobe plane suit | jacket
rack | coat spice hat | shoe towel lamb bicycle magazine ski luggage | pool
prickly | pear cactus | porcupine hedgehog thorn rose bush | beard artichoke
license | plate drive car | bond dog pilot fish police | photo number
Velcro | shoe sneaker | zipper sandal pouch | dog stick hook
hoe | garden farm rake | shovel tool spade | dig
Coldplay | yellow clock | paradise rocket song band star | London
Warhol | banana soup | wig gallery museum portrait |
cozy | blanket slipper sofa cabin | pajamas cottage pillow teddy-bear tea sock rug hug | nest
shepherd | wool | dog lamb hook goat Christmas | meadow
Goldilocks | bear bed | bowl hair fairy-tale burglar spoon cottage | soup
plants | garden leaf zombie | green flower tree root pot seed | vegetable oxygen
sunset | beach horizon orange | red cowboy west | shadow photo
Eastwood | cowboy west | sheriff bridge | million saddle
display | screen window museum | computer gallery jewel | pixel poster peacock
teddy | bear doll | kid baby fur pillow | hug
Samuel | snake | bishop tent judge hat plane | actor
Gump | shrimp chocolate | box bench feather ping-pong | marathon boat
badge | sheriff police | uniform star blue detective reporter | button eagle
rush | gold sugar | dash sprint express stampede | drum taxi
sandals | beach foot leather sock | gladiator summer flip-flop Rome | Hercules
slave | Egypt gladiator pyramid | Rome pharaoh chain | genie ship
curl | hair wave | muscle shampoo arm iron | spiral lip gym
DNA | cell blood spiral twin | detective hair stripe ladder dinosaur zipper police | father atom
microwave | oven popcorn kitchen | soup plate dish fridge minute | noodle
Gretel | witch bread crumb oven | cottage ginger forest cage | fairy-tale
roast | chicken turkey coffee | marshmallow oven lamb feast | comedy
recycling | plastic bottle paper | trash green scrap | earth truck
Allen | key | comedy actor jazz | screw tool garage
Wonderland | Alice rabbit | queen tea winter caterpillar mushroom cat hat | dream
Krispies | rice snap cereal | marshmallow elf milk breakfast bowl | treat
tortilla | taco burrito wrap | chip Mexico soup flat bean avocado | chili
earring | pearl pirate jewel | diamond gold gift | portrait
Lumiere | candle | brother cinema clock | Paris light movie
brass | trumpet band | horn bell orchestra statue button monkey | bronze
sneakers | shoe foot sock | gym lace tennis marathon jump track | squeak
itch | scratch flea mosquito | ivy seven back nose wool | skin bug
Madison | garden bridge | hockey ticket street | march
backyard | barbecue garden grill | fence swing tent pool grass shed | dog picnic tree
steps | stairs ladder dance | foot temple hike moon | escalator waltz pyramid
monument | statue Stonehenge pyramid | tower sphinx valley temple column | bronze tourist
drag | race queen car | wig snail dress dragon anchor net | smoke
Avengers | Thor hero shield | hammer captain iron spider | giant
Scandinavia | Viking sauna | troll moose Thor ski | snow
hint | clue riddle | puzzle mint wink mystery quiz | tip
protect | shield helmet armor | police lock goggles glove mask umbrella shell | knight
Oregon | trail wagon | duck beaver pine forest salmon | lake
footprint | snow mud sand | dinosaur yeti detective paw fossil moon shoe | beach clue
Panama | canal hat | ship lock crane ferry | bank
custard | pudding vanilla tart | egg yellow apple dessert |
hairy | beard gorilla spider yeti | bear llama monkey wolf mammoth | chest coconut caterpillar
Tchaikovsky | ballet swan | lake cannon orchestra piano | waltz
curiosity | cat Mars Pandora | robot question kid | box
Boys | beach band brother | school surf team | blue father kid
cabinet | file kitchen medicine | drawer China wardrobe shelf | door plate
Sebastian | crab mermaid | arrow twin sea | coral
Kermit | frog green | puppet pink doll | swamp banjo
pick | guitar nose axe | cherry apple lock banjo pocket flower strawberry | tooth
folk | banjo guitar dance | song festival | accordion
Alabama | elephant banjo tide | song cowboy |
Maine | lobster moose | lighthouse pine bear |
fourth | quarter | flag wall seven | wheel
vending | soda snack chip | coin bottle | chocolate button
collector | stamp coin toll | card doll butterfly | bone album magazine
silly | clown goose | string giggle hat joker sock | face
pineapple | pizza coconut Hawaii | sponge ring fruit crown juice | mango palm
eggs | nest basket chicken Easter | breakfast rooster toast hatch ostrich | spider
handbag | purse leather | wallet zipper gossip lip | mirror queen
Gotham | bat joker penguin | cat tower | hero butler
tights | ballet leg Robin-Hood | acrobat sock wrestler | skirt hero
stewardess | plane pilot | tray airport jet uniform luggage | belt
faucet | sink tap plumber | kitchen shower pipe | hose
Clapton | guitar | rock band album | string record
rip | tear paper jeans | tide stitch curtain ghost snooze | pocket
Poland | sausage pole | dumpling dance | salt
speak | mouth tongue language | microphone whisper shout parrot | ghost dog
twins | zodiac sister brother | baby kid mirror tower |
Mississippi | river mud boat | raft second alligator banjo |
Scooby | dog mystery snack | cartoon ghost clue monster | mask
arrest | police sheriff | cell heart burglar judge | house detective
Manhattan | skyscraper island | taxi park bridge | cherry bar
Cheshire | cat smile | Alice cheese giggle | moon
Walker | dog baby | star trail hike Texas |
nerve | tooth root brain | dentist cell muscle | finger elbow back
Gatsby | party novel champagne | jazz green yellow pool daisy light butler | suit
Quixote | windmill knight donkey | horse armor giant novel | book
Ross | friend dinosaur | flag paint comedy horse | monkey
layers | cake lasagna | onion chicken winter | ogre coat
contest | quiz race judge | costume champion karaoke medal lottery | trophy
handcuffs | police Houdini | key lock chain sheriff burglar | escape
Wisconsin | cheese badger | milk lake farm butter ice-cream |
South-America | llama Brazil | Amazon tango jungle sloth piranha | coffee
porcelain | China doll vase | toilet cup plate tea sink dish white | tooth
sewer | rat turtle alligator | pipe needle tunnel Paris ninja toilet | thread pizza
orchid | flower purple | plant petal vanilla bouquet garden | perfume
general | hospital soldier | horse captain uniform medal tank | salute cannon
Amsterdam | canal tulip bicycle | museum coffee diary red boat | bridge
Beckham | spice goal | ball London star | tattoo kick team
Toy-Story | cowboy space | dinosaur sheriff movie | alien claw cartoon
`;
