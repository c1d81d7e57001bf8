export const cards3 = `
whale | Moby blue killer Jonah sea orca | ocean Shamu Ahab big blubber Pinocchio blowhole harpoon fish Dory spout Spock Japan Free-Willy Willy | song mammal casino Nantucket beluga plankton oil
wall | Berlin China Pink-Floyd brick Street Pixar Trump flower | paper Humpty house Mexico stone writing fly Great Jericho fence Snow paint clock mural | border plaster art climb Robot sconce barrier picture
pot | marijuana flower cook gold kettle roast leprechaun weed | lid Snoop kitchen pan stew tea coffee chicken soup plant boil pie joint belly | rainbow clay poker black handle Pol lobster hole
sheriff | badge star cowboy western Woody deputy law | Nottingham Rick town shot Andy Mayberry Blazing gun saloon Texas Hopper jail Robin-Hood Marley | county Bart outlaw hat duel police Clapton Reacher Rango
club | golf sandwich fight dance Mickey soda card cave | Breakfast caddie night baseball disco Bobby hit country bouncer DJ Brad heart Tyler spade member | clover baby seal iron Fitzgerald wood turkey sport cudgel
jet | airplane New-York lag fly pilot private Lear | shark engine black Goldblum West Namath fast football ski plane Elton Concorde stream Benny | fuel set pack sky Story spray water rich Li
cactus | desert needle Arizona prickly water green plant Mexico | Saguaro spine sharp pear tequila succulent Texas sand jack lizard thorn dry camel League | pot porcupine West sun juice Phoenix tumbleweed hot
ski | Aspen snow mountain Vail lift water slope winter | Olympics lodge downhill poles Colorado jump jet resort Alps chalet goggles Utah snowboard boots | Vonn Bode mask cross powder sport Norway Sonny
hospital | doctor nurse General ER patient bed sick ambulance | Grey surgery House surgeon Luke Laura emergency Scrubs Clooney medicine Seattle clinic gown Jude | baby Elsewhere wheelchair death X-ray operation health birth
sand | beach castle desert box paper Sahara Dune | storm glass ocean quick dollar hour bucket bunker camel worm man footprints surf shovel | Metallica golf Gaiman crab Anakin dunes sea Aladdin Adam
massage | spa back oil table happy feet therapist masseuse | relax hands Swedish towel neck rub hot stones shoulder Thai tissue muscle chair lotion | sauna Seinfeld candles Japan lavender beef deep parlor
snack | chips Scooby cookie pretzel crackers popcorn Doritos nuts | candy machine lunch Cheetos vending food midnight granola pudding Twinkie apple bar pack fruit | movie cake afternoon bite hungry bowl dip peanut
inventor | Edison Franklin Doc Tesla patent genius scientist machine | bulb Whitney father Wright Ben DaVinci Einstein Thomas Caractacus telephone idea lab Bell | Alexander Archimedes Maurice cotton eureka Gutenberg Chitty Belle Gadget
library | book Congress card quiet shelves Alexandria Dewey Carnegie | shelf borrow study shush school Clue Marian late read Belle whisper university conservatory candlestick | Wan novel decimal archive New-York Ghostbusters Borges reading
hatch | egg chicken escape submarine bird door chick nest | Locke back car green chili plot Richard Survivor dinosaur plan trapdoor duck farm hen open boat | ship batten Easter cross dragon incubator turtle Orrin Utah Lost spaceship secret
bingo | dog church dabber old game numbers farmer card | grandma lotto retirement free ball chips Bluey song caller prize winner nickel nursing five | square bus elderly Inglourious seniors hall luck marker
fur | coat mink dog cat bear rabbit fox PETA | animal trade Cruella seal real soft beaver trapper fluffy hair elise skin chinchilla faux | Beethoven Russia Eskimo hat lining shed warm monkey
pipe | smoke plumber Sherlock Popeye bag tobacco organ dream | Mario Frosty water lead crack steam clay line Magritte Peace Hefner sewer bomb Clue | Scotland grandpa metal wrench drain Hobbit tube snake
bottle | wine beer baby message Genie Sting water milk | glass spin cap Rocket neck Coke cork Jeannie opener blue rum pop Police recycling | ketchup nipple pirate ship perfume island formula champagne
troll | bridge doll goats internet hair billy Norway ugly | Poppy Hobbit Frozen under ogre Harvey toll cave Potter Shrek belly comment orange monster | Tolkien eighties Scandinavia stone hunter Twitter Timberlake giant
walrus | tusk Beatles Lewis carpenter mustache Arctic egg whiskers | seal eggman John Brimley oyster animal Antarctica sea Alice blubber ice Carroll Lennon teeth fish big ocean snow | Bolton North zoo mammal fat Bucket beach Paul Wilford cold beard
laser | light beam tag pointer disc eye Star-Wars red surgery | sharks cat gun Bond printer hair frickin Evil Lasik saber Goldfinger Floyd | removal cut Vision show Cyclops CD Real physics Austin
skull | bones crossbones head skeleton Crystal Hamlet Yorick pirate | brain Kong Indiana poison flag Halloween island candy Red dead Day Kingdom sugar Grateful | tattoo death Captain phantom Yale cap danger Mexico
taco | Bell Tuesday Mexican shell beef salsa cheese Mexico | fish Doritos hard salad soft burrito tortilla lettuce truck Chihuahua meat cat avocado spicy | guacamole crunchy lime chicken Jack food street carnitas
puppy | dog love cute baby pet bark litter leash | mill Dalmatian Osmond chow linkage kitten tail Donny eyes paper toy pound dachshund | paw training chew animal lick Snoopy Cruella box Bowl
lottery | ticket Powerball numbers jackpot winner money Mega lucky rich | scratch millions Lost luck balls Hurley Waking chance Shirley state gamble draft | Homer Charlie Nedd odds Ireland NBA Wisconsin cash Jackson
dog | cat bark puppy leash pet hot bone poodle | Snoop Lassie Snoopy collar house tail park fetch Toto beagle friend Duane wolf Clifford | bite Reservoir paw chili ear walk Pavlov salty
Achilles | heel Troy tendon Greek Hector Paris arrow warrior | foot hero weak Patroclus Iliad Homer war ankle Styx Trojan Thetis Kobe sword strong battle god | injury myth spear immortal dip mother lute turtle Brad-Pitt horse gladiator
wind | air storm breeze weather blow kite tornado sail | hurricane turbine gust chimes energy autumn leaf cold howl flute | clock spring coil watch instrument hat Chicago whistle cyclone twist
palm | tree hand coconut beach island tropical finger oil | date Hawaii California desert oasis fortune paradise Florida leaf vacation | Sunday read slap sweat line pilot sand body bribe
gallery | art painting museum picture exhibition artist sculpture | portrait frame Paris photo display wall canvas modern statue collection | shooting balcony theater London photograph opening hall visitor app
duck | pond bird quack Donald water rubber feather swim | bill goose bath Peking bread egg farm lake Disney beak mallard | bend dodge tape ugly crouch swan hunter animal lame goal
violin | music instrument string bow orchestra fiddle classical cello | concert Vivaldi Bach symphony viola wood quartet play Stradivarius chin | Sherlock Einstein gypsy case song Paganini sad roof band
skin | body tan human cream face touch color tattoo | leather snake fruit peel banana burn acne soft wrinkle hair | cancer deep drum bone lotion doctor potato hide sun scar
chess | king queen knight board pawn game bishop checkmate | rook strategy black white move castle clock brain player sport | Kasparov Russia Fischer squares intelligence wizard opponent grandmaster champion computer
crater | moon volcano meteor hole lava asteroid impact | lake explosion bomb space surface deep planet dinosaur eruption Mars | bowl pit mountain earth rim astronaut rock Hawaii comet ash
calendar | date month year day week December time schedule | holiday appointment January birthday wall leap page plan Advent | desk diary moon meeting season Julius Mayan Chinese Monday girls
crawl | baby slow floor knees swim ant creep spider | insect snail hands swimming turtle worm tunnel toddler stroke pub | traffic style freestyle mud ground cave soldier pool carpet skin
thread | needle sew string cotton fabric button spool yarn | tailor silk thin line stitch spider weave dress knit wool | screw bolt email forum conversation computer cocoon Ariadne maze floss
cell | phone prison jail body blood biology battery | bars nucleus prisoner membrane stem small mobile science microscope DNA nerve | terrorist spreadsheet honeycomb monk solar excel animal guard key tissue
eagle | bird America feather fly wings bald claw sky | nest symbol freedom golf hawk falcon prey eye talon mountain Philadelphia | Scout Apollo moon emblem animal Germany Mexico soar band dollar
elf | Santa Christmas ears Legolas magic Tolkien fairy small | dwarf North-Pole toys workshop helper fantasy green Dobby forest hat | bells goblin gnome Ferrell pointed Iceland bow movie Potter creature
sofa | couch living-room sit furniture cushion television pillow | comfortable home leather relax seat nap rest Ikea lounge chair | bed potato guest cat friends remote blanket velvet armchair
Australia | kangaroo Sydney koala continent desert country island | boomerang outback surf opera shark Melbourne down-under spider crocodile ocean beach | barbecue emu coral Aborigine flag cricket wool Christmas Kidman platypus
safe | money bank lock vault secure combination thief | protect danger key hidden robber steel treasure home jewel burglar | baseball helmet sound valuable belt harbor password seat shelter gold
crocodile | reptile river teeth Nile alligator green Africa swamp | tears Dundee jaws animal bite shoes bag tail Australia predator Hook | Lacoste zoo leather scales mouth Egypt snap danger skin
canal | Venice Panama Suez water boat gondola Amsterdam ship | bridge river Egypt root lock ear dentist channel waterway barge | Italy dig tooth Holland narrow birth passage Netherlands bicycle
strawberry | fruit red jam cream sweet cake seeds ice-cream | shortcake chocolate Beatles fields summer smoothie milkshake pink yogurt garden | Wimbledon champagne blonde picking juicy basket banana dessert daiquiri leaf
bush | president George plant shrub green rose garden leaf | Texas Kate Moses burning fire berry hedge Iraq tree branch | Australia Africa bird hand baby beat wild forest hide singer
antenna | radio television insect signal bug roof cricket satellite | receiver butterfly wire broadcast dish feeler channel snail metal transmit | alien car head pole communication tower beetle cockroach phone wave
London | England Big-Ben bridge city queen Thames Britain fog | Tube bus taxi palace Sherlock tower capital king eye Potter | tea Jack fire Wimbledon rain umbrella Chelsea Olympics park double-decker
microphone | sing voice stage singer karaoke sound speaker concert | radio record music recording speech studio podcast stand comedian interview | reporter drop wireless loud amplifier rapper host bug conference
zigzag | line lightning sharp pattern turn crooked stripe path | stitch Charlie-Brown slalom ski road snake drunk alternate sewing mountain | scissors Zorro run rabbit angle shape wall hike wave dress fast
socket | electricity plug eye wall outlet light bulb power | lamp wrench shoulder bone electric shock hole charger hip switch | skull tooth joint home tool voltage wire arm ball
chapter | book page novel story read section part author | title verse Bible number end beginning history episode volume literature school write reading poem | law bankruptcy life eleven library writer fraternity text plot student paper
robot | machine metal computer android future artificial technology iron | science-fiction Asimov droid factory battery Wall-E Terminator vacuum Japan brain | dance toy alien engineer human arm Star-Wars steel movie Transformer
hamburger | McDonald's meat fries beef bun food lunch America | cheese ketchup lettuce grill pickle onion fast-food tomato restaurant barbecue | mustard sandwich Germany cow drive-in steak king chips Wimpy
guinea-pig | pet animal experiment cage test rodent laboratory fur | hamster small rat Peru cute rabbit medicine science mouse subject | carrot children furry volunteer scientist squeak drug cuddly hay
chest | treasure body heart breast pirate hair box lung | drawers gold muscle X-ray rib pain wood shirt gym pec | cold medal nut tattoo doctor cough Tarzan gorilla tie furniture
lizard | reptile tail gecko iguana green desert animal scales | chameleon dragon tongue snake crawl dinosaur sun wall cold-blooded egg | Godzilla Komodo lounge rock skin insect cactus pet Spider-Man
waiter | restaurant food tip menu tray serve order service | bill table cafe dinner apron job bow-tie plate coffee drink | hotel soup fly towel kitchen wine bartender uniform student champagne
jockey | horse race rider saddle small disc betting track | derby short whip gallop sport helmet radio Ascot music stable | silk light reins DJ win underwear jump Kentucky party
leaf | tree green autumn plant fall branch rake clover | maple Canada garden page salad forest wind tea oak tobacco | gold lettuce fig Adam caterpillar Nissan stem book grass mint
arm | hand body elbow muscle shoulder limb sleeve weapon | leg wrist gun tattoo sofa cast octopus break soldier hug | robot chair lever wrestling war bicep Popeye throw bracelet strong
giant | big tall huge Goliath beanstalk Jack ogre large | panda Shrek Hagrid monster fairy-tale enormous Gulliver dwarf David strong | New-York football baseball slayer BFG Cyclops squid peach company Hercules
panda | bear China bamboo black white zoo animal Kung-Fu | giant endangered cute fur lazy eyes Asia movie forest WWF | cub express Po logo eat fat red twins sleep
root | tree plant ground carrot vegetable tooth soil earth | square canal math beer cause family potato origin beet underground hair | ginger branch evil dentist word source radish seed Jewish turnip
blood | red vampire heart vein body Dracula hospital donor | cut wound type bank murder pressure pulse knife transfusion nurse mosquito | family moon diamond brother horror thick oath war nose sweat
river | water Nile Amazon boat fish bridge stream flow | lake bank Mississippi canoe Thames kayak current sea raft delta | moon Jordan Ganges crocodile fishing swim valley Phoenix salmon mouth
pupil | school eye student teacher class black iris learn | classroom desk book child vision dilate education homework lens lesson uniform | light circle apprentice retina doctor exam kid hole see
student | university school learn exam college teacher book | pupil homework class campus loan dormitory graduate degree backpack lecture professor | poor library young beer party desk test exchange education
Nile | river Egypt Africa crocodile Moses Pharaoh Cairo Cleopatra | pyramid water long boat delta basket desert Sudan flood ancient | death papyrus blue Christie baby Poirot dam cruise hippo
apple | fruit red tree Eve computer pie iPhone Newton | worm Snow-White Adam juice Mac green core New-York cider poison | teacher doctor honey seed Jobs company Beatles sin orchard gravity
maze | labyrinth lost minotaur puzzle mouse path confusing way | exit hedge corn garden runner wall rat Greek cheese Pac-Man | Theseus escape find laboratory thread turn walls game complex
bed | sleep pillow blanket snooze night sheet mattress dream | rest furniture hospital hotel tired breakfast bunk king water home | flower river bug roses garden truck monster pajamas lie canopy
tree | leaf forest wood green trunk branch Christmas oak | apple root nature pine plant fruit bark bird family palm | house shade squirrel climb axe park paper nest Tarzan hug
grass | green lawn garden field cow cut mow park | sheep meadow football soccer golf picnic plant hay tennis earth | snake marijuana goat blade weed prairie horse ground Wimbledon skirt
mushroom | fungus forest Mario pizza soup food poisonous cap | umbrella vegetable magic toadstool truffle Smurf cloud wild vegetarian drug | bomb nuclear Alice rain gnome atomic spore Nintendo champignon sauce
angel | wings heaven halo white devil God harp church | Christmas guardian Gabriel Charlie religion Bible feather fly sky cloud | snow choir fallen statue pure Victoria cherub baby Michael saint
winter | cold snow season coat rain Christmas ice summer | ski December scarf January frost boots fireplace soup storm Olympics | Vivaldi hibernate sweater umbrella wonderland Narnia bear penguin Thrones freeze
flamingo | pink bird leg feathers shrimp tall lake Florida | zoo Africa animal beak exotic lawn stand tropical legs neck | Las-Vegas Alice croquet water flock dance Miami wings swamp
sketch | draw pencil drawing artist paper comedy art paint | draft design outline pad portrait rough Saturday-Night-Live funny scene skit | Picasso Monty-Python book humor actor television architect quick idea
bark | dog tree wood puppy brown noise woof trunk | bite sound oak cork howl growl loud rough forest cat | branch cinnamon seal beaver mailman skin shout animal pirate chocolate
giraffe | neck tall Africa zoo animal long spots safari | savanna yellow leaf brown Madagascar legs tongue acacia high elephant | horns toys Kenya ark jungle lion mammal stripe geoffrey
prank | joke trick April funny practical laugh fool phone | call school kid humor whoopee surprise Halloween mischief fun twins | Bart YouTube camera camp brother silly clown gag banana
axe | wood chop tree lumberjack weapon cut blade tool | fireman forest sharp murder Viking dwarf executioner iron battle handle | guitar deodorant log Shining Indian stone tomahawk throw hatchet
jam | traffic strawberry jar bread sweet toast breakfast fruit | jelly cars Pearl spread peanut-butter rock band music stuck raspberry | apricot paper printer session Bob-Marley doughnut road sandwich blues space
trick | magic magician treat card Halloween prank rabbit hat | illusion joke fool clever deceive dog secret bicycle skateboard Houdini | ace bridge confidence hand circus sleeve devil question fake
present | gift birthday Christmas now past future wrap box | ribbon surprise Santa time party give tense here today wedding holiday toy family | show bow moment tree history teacher class speech introduce love baby
karate | martial-arts Japan kick belt black fight judo sport | kid Bruce-Lee chop ninja kimono sensei punch board wax self-defense | dojo movie samurai Cobra Miyagi hand Olympics Chuck-Norris yell
olive | oil tree green Popeye Greece martini branch peace | Italy pizza salad black pit Mediterranean dove Israel Noah Spain | Oyl jar color Twist garden skin snack army food hummus
nugget | gold chicken McDonald's Denver piece small mine food | kids crispy fried basketball California river wisdom snack sauce rock | rush ketchup treasure prospector bite miner lump fast-food freezer
Antarctica | ice penguin cold South-Pole continent snow freeze polar | glacier iceberg expedition Amundsen Scott explorer winter white seal research | whale frozen ozone scientist desert Shackleton global-warming south blizzard
elbow | arm body joint knee bone bend push nudge | sleeve macaroni tennis patch shoulder funny pipe pain pasta wrist | grease table room leather hurt wrestling crowd plumber sharp
brother | sister family sibling twin big boy mother son | Cain Grimm Karamazov monk Mario Marx little Abel Wright fight | Warner blood arms Joseph Moses relative friend cousin Smothers Orwell
graduation | school university cap degree gown diploma student ceremony | hat college party end celebration finish speech prom black throw | parents June class robe proud education photo album Kanye
ocean | sea water Pacific Atlantic wave blue fish whale | beach ship deep salt shark Indian surf island Titanic dolphin | eleven Clooney Moana current cruise coral Billy continent sail tide
soup | bowl spoon hot chicken vegetable food tomato noodle | winter broth Campbell kitchen pot Warhol starter onion cook lunch | fly alphabet Seinfeld Nazi sick mushroom fork miso stone bean
fire-engine | red truck siren hose ladder emergency water | alarm burn rescue smoke station loud vehicle flames hero | bell children toy street Sam Dalmatian pole driver light
aquarium | fish water tank Nemo shark glass sea dolphin | goldfish coral zoo turtle octopus pet bowl plants underwater bubbles | whale seahorse tropical home museum penguin children visit salt
ruler | king measure queen school line straight inch centimeter | pencil emperor length dictator country president pharaoh geometry math throne | wood plastic crown leader sultan tyrant meter desk monarch czar
tornado | storm wind Kansas Dorothy Oz twister spin destruction | weather hurricane house Texas disaster cow cyclone spiral chase America | Toto siren jet movie dust cellar funnel damage cloud
necklace | jewelry pearl throat gold diamond silver woman chain | gift pendant bead beauty bracelet choker locket expensive accessory ring | thief Titanic Tiffany dress ruby pasta garlic princess wife
museum | art history painting dinosaur exhibition Louvre Paris statue | mummy night gallery British guide picture ancient ticket wax culture | New-York boring theft tour science fossil tourist collection guard Berlin
script | movie play actor writing theater text film writer | screenplay Hollywood dialogue director letters cast role computer line story | handwriting program Shakespeare scene page plot code alphabet television
beaver | dam tree teeth wood river animal tail Canada | water build rodent fur busy log Justin engineer bark flat | eager Oregon Narnia hat lodge otter swamp gnaw cleaver
yo-yo | toy string up down spin trick children wheel | game ball finger bounce Ma cello diet plastic wood circle | child walk-the-dog nineties elevator wrist play return contest sleeper
Rome | Italy Caesar Colosseum empire gladiator pope city Vatican | pizza emperor Nero fountain ancient capital toga Romulus Latin wolf | Hepburn church spaghetti catholic holiday fire seven legion Cleopatra Brutus
exam | test school student study grade university question paper | math teacher fail doctor final pass stress cheat pencil score | medical driving eye SAT college answer class professor quiz
scale | weight fish music weigh map kilo diet balance | snake dragon piano pound justice note climb Libra mountain kitchen | size ratio model lizard do-re-mi mermaid bathroom fat measure Richter
hockey | ice puck stick goal Canada sport skate team | goalie field helmet game Gretzky rink Olympics teeth winter player | NHL Mighty-Ducks fight mask Russia penguin Toronto referee score table
Brazil | soccer Rio carnival samba Amazon coffee country Pele | football South-America nut rainforest beach Portuguese yellow Neymar dance Jesus party tropical jungle river drum | green World-Cup favela parrot statue bikini waxing Olympics team parade
track | train race field railway running music song path | athlete sport record album detective footprint follow hunter horse Olympics | suit car stadium lane sound lap rail trail CD hurdle
letter | alphabet mail post envelope stamp word write A | love postman paper Santa pen B writing address type mailbox | Scarlet capital pigeon message Hogwarts chain sign Hebrew bill bottle
page | book paper number notebook diary read turn web | magazine boy newspaper Google chapter knight white Led-Zeppelin Internet leaf text | yellow Jimmy front servant beeper Wikipedia loudspeaker hospital novel bookmark
garage | car parking mechanic house door tools sale band | repair bicycle workshop oil tire storage music basement junk vehicle | Apple startup attic Hewlett remote lawnmower driveway cabinet computer
lake | water swan boat fish Como Michigan swim duck | Ness fishing Superior mountain pond Tahoe canoe Tchaikovsky Geneva frozen | cabin lady Ontario Victoria summer camp Italy picnic frog Placid
comb | hair brush tooth barber honey rooster bald bee | style head beach pocket mirror hairdresser lice plastic wig search | beard desert mermaid straighten mustache salon chicken dog part
luggage | suitcase travel airport bag trip vacation flight pack | heavy wheels trunk hotel lost backpack plane belt train tourist | journey clothes carry claim label passport honeymoon carousel overhead
banner | flag advertisement protest Hulk parade website demonstration | star-spangled sign anthem slogan America march birthday cloth headline Internet wall party sport paint | knight welcome rally plane medieval color celebration click stadium army Bruce war street
raisin | grape dried fruit sweet wine cookie oatmeal snack | cereal wrinkle bran brown box small black cake bread sun food breakfast yogurt kids | California cinnamon trail-mix currant kosher Kellogg prune chocolate muesli old purple
grape | wine fruit vine purple green bunch raisin juice drink | wrath vineyard Bacchus Steinbeck jelly sour seedless sweet red round France food | Concord Tuscany harvest cluster fox white Dionysus snack soda fresh salad
sail | boat ship wind sea yacht ocean captain pirate | cloth mast regatta canvas white windmill cruise Columbus flag navy | rope anchor Popeye lake Viking voyage triangle windsurf adventure
potion | magic witch love cauldron Potter drink wizard poison | bottle Snape spell liquid brew elixir fairy-tale Alice Asterix mix | Juliet health game frog druid Hogwarts Shrek chemistry medicine Jekyll
bicycle | wheel pedal ride two helmet chain sport Armstrong | Tour-de-France tire Amsterdam road Holland vehicle children pump brake | Queen thief triathlon spoke race basket bell exercise China seat
barbecue | meat grill steak charcoal fire summer hamburger sauce | Texas coal smoke hot-dog picnic ribs food outdoor Australia yard | park kebab Independence-Day chicken apron Sunday sausage dad beer
nest | bird egg tree eagle twig cuckoo baby chick | stork branch hornet home bee crow empty hen Google wasp | hatch spoon Nicholson feather sparrow Beijing swallow squirrel rat
soldier | army war gun uniform military fight battle boots | tank officer helmet general rifle salute Ryan enemy march peace | toy tin ant sergeant guard egg unknown hero universal Rambo
luck | clover four-leaf fortune casino chance lottery horseshoe win | seven thirteen dice gamble Irish charm bad game cat rabbit | penny fate bet cookie leprechaun amulet success draw ladder
mint | leaf green fresh tea gum candy herb toothpaste | coin money breath chocolate plant mojito flavor garden bank cool | cookie condition sauce lamb Mentos menthol julep new dollar
sign | stop road language hand traffic letter zodiac symbol | deaf street neon contract arrow autograph pen name peace plus | dollar astrology warning time V Aquarius victory Libra exit document
train | railway station track ticket coach locomotive travel subway | express Orient steam car tunnel Hogwarts whistle toy Thomas bridge | gym practice exercise bride dress teach dog athlete thought Agatha
igloo | ice Eskimo snow house Alaska cold North-Pole Inuit | winter dome Arctic home penguin white block shelter frozen polar | cooler Pingu freeze round tent build seal door Canada
broccoli | vegetable green healthy tree food child soup cauliflower | salad steam vitamin hate diet dinner cabbage fresh stir-fry pie | kids small Bush cheese vegan plate farm head garden
wig | hair bald fake costume judge head blond disguise | clown barber Purim Halloween court cancer England drag actor theater | Marie-Antoinette lawyer party curly Orthodox Mozart Cher toupee mask
corner | street edge angle room square table kick soccer | punish house box cube pub football boxing bend coffee wall | four round Monopoly shop cafe ring turn dark right cut
fan | air cool summer heat football ceiling wind hot | sport supporter concert club admirer team electric geisha scream singer | soccer mail stadium groupie blade Japan celebrity page hand Chinese
samurai | Japan sword warrior seven Kurosawa katana fighter Tom-Cruise | last armor honor kimono movie ninja martial-arts Tokyo Asian shogun fight brave war sharp king | blade Jack battle ancient karate master Kill-Bill ponytail helmet horse Asia
trip | travel vacation journey tour hike fall abroad plane | suitcase drug LSD stumble backpack flight school road bus adventure | acid field wire business nature honeymoon camping mushroom stone tourist
bean | coffee Jack green baked stalk Mr vegetable seed | chili kidney soup jelly black giant magic burrito Mexico Rowan | sprout counter tofu Chicago can food hummus lentil cool bag
wire | electricity metal copper cable fence barbed telephone electric | thin Baltimore bird tightrope prison circuit hanger plug shock pliers | spy detective bomb telegraph money guitar circus transfer series
sardine | fish can tin tuna small sea oil salt | crowded bus food packed fishing Portugal ocean bread omega cat | school subway lunch herring silver smell tight anchovy net
cable | television wire electricity car bridge phone internet telephone | electric computer TV HBO plug network San-Francisco rope guy steel | Jim-Carrey USB channel charger knit sweater underwater ski connection
brake | car stop pedal bicycle foot slow hand driver | emergency wheel train speed gas vehicle skid accident mechanic parking | drum fluid light lever red cut driving road downhill
swan | bird lake white ugly duckling ballet black neck | feather Tchaikovsky water Bella graceful pond princess Zeus Leda song | Natalie-Portman beautiful wing elegant animal love heart goose queen
ranch | cowboy horse Texas cattle farm cow dressing wild-west | sauce salad land bull barn western Wyoming saddle sheep dude | rodeo Bush house lasso Brokeback Dallas hat Skywalker fence
wheat | bread flour field grain farm gold bran harvest | gluten pasta cereal barley beer yellow food mill Ukraine whole | germ tractor oats Kansas chaff crop farmer rice Israel
flash | light camera lightning superhero photo fast DC Gordon | speed picture bright memory quick photography paparazzi drive red bolt | storm naked news thunder disk mob second blink hero
scorpion | sting desert poison tail zodiac king animal frog | November spider claw sign dangerous venom insect black Africa crab | bowl Wolverine astrology rock Mortal-Kombat band Arizona kill October
clap | hands applause thunder concert audience show theater rhythm | noise cheer happy sound performance song bravo game stage seal | rhyme loud actor speech flamenco disease children music beat
ghost | white spirit Halloween Casper scary sheet dead haunted | boo house castle horror Patrick-Swayze Pac-Man buster soul invisible fear | town phantom Hamlet Rolls-Royce shadow Dickens writer monster transparent night
court | judge tennis law basketball trial king lawyer justice | jury ball royal witness supreme sport squash jester palace crime | food date order love queen field evidence yard volleyball
tap | water sink dance faucet kitchen bathroom drip shoes | beer touch plumber shower drink finger leak phone spy bar | knock shoulder wash bath keg step Fred-Astaire pipe screen
Medusa | snake hair stone Greek Perseus myth monster head | mythology mirror jellyfish look Athena turn ugly eyes gaze Versace hero sword scary statue | raft Percy-Jackson Pegasus woman shield goddess curse Gorgon poison sea
triangle | shape three Bermuda geometry Pythagoras pyramid wedge side | instrument music love pizza math equilateral corner square Illuminati dorito | sign hypotenuse circle warning billiards orchestra slice roof delta
lip | kiss mouth red stick Botox balm face teeth | gloss smile body tongue makeup bite chapped pout Angelina sync | mustache read dry service herpes plump whistle duck soft
spin | turn wheel rotate top dance bottle dizzy twist | washing roulette doctor yo-yo bicycle ball dreidel tornado exercise circle | class record earth carousel tennis politics ballet laundry web
ping-pong | table ball racket China paddle tennis game sport | net Forrest-Gump white bounce Olympics beer small green fast bat fun hand wood school | serve play onomatopoeia match player diplomacy basement hit loud
star | sky night space Hollywood sun David Wars moon | celebrity movie famous actor light galaxy shooting Trek gold telescope | fish hotel north wish sheriff rock shine Michelin Christmas Bethlehem
grill | barbecue meat steak fire charcoal hamburger cook chicken | oven food restaurant kebab smoke George-Foreman coal hot yard summer cross-examine | teeth rapper iron gas question interrogate kitchen car fish
orbit | planet space satellite moon earth gum sun circle | chewing astronaut rocket gravity NASA station solar path round revolve universe Mars stars | mint Kepler comet Sputnik ellipse eye spin atom spaceship fast scientist
pound | money weight England dog sterling kilo currency British | dollar hammer London cake coin scale hit ounce flesh diet fat heavy fist cat cash | shelter queen Ezra Shylock heart puppy beat stray bank metal
mustache | hair beard lip man Hitler Mario shave face | Chaplin Poirot razor November handlebar barber Mercury Stalin Einstein Dali | milk cowboy villain Borat Selleck Monopoly walrus Mexican police
diaper | baby wash change bottom clean white smell cry | newborn Pampers Huggies infant parent wet cloth night mother powder | rash pin astronaut toilet disposable bag wipe sumo genie
bar | drink beer alcohol chocolate pub whiskey cocktail waiter | wine iron prison mitzvah candy soap gold gym music stool | code Refaeli lawyer exam fight cell dance counter metal night
song | music melody lyrics radio band voice | birthday Beatles guitar bird rock karaoke Eurovision love album dance | pop anthem lullaby Solomon swan chorus tune ice fire Celine-Dion
ball | soccer hockey round game rugby tennis kick sport | sphere dance Cinderella goal beach bounce bowling golf prince play | disco crystal court party throw eye dragon circle dog snow
Halloween | costume pumpkin October candy ghost trick witch mask | treat horror scary orange vampire American holiday skeleton movie monster | Michael-Myers party bat children spider zombie skull night fear
spinach | Popeye green vegetable iron leaf healthy salad strong | food muscle pie quiche can cheese ravioli soup sailor vitamin | baby teeth smoothie cream garden cooked spanakopita omelet power
professor | university teacher science lecture student college Einstein academic | Snape X lab glasses research doctor Oxford smart scientist Dumbledore | nutty Indiana-Jones book exam Harvard Plum chalk class Moriarty
website | Internet Google computer online Facebook page browser link | domain address blog surf www search design YouTube Amazon code | network home password banner login programmer server store click
waterfall | Niagara river nature cliff drop Victoria cascade rainbow | barrel beautiful Iguazu wet pool Iceland stream mountain hike rock | jungle Hawaii splash spray flow paradise TLC swim tropical
Shakespeare | Hamlet Romeo Juliet play William theater England writer | poet Macbeth Othello sonnet literature love globe drama tragedy quill | Stratford Verona actor playwright sword skull poem king Gwyneth
screen | television computer movie phone TV cinema monitor display | film touch projector sun window saver laptop actor pixel theater | silver plasma mosquito flat filter smoke cream glass cursor
base | pitch army military acid bottom home foundation first | soldier camp pitcher ball data moon guitar stand bat chemistry | tree lamp triangle run air Everest jump headquarters ground
iron | metal man steel clothes shirt steam Maiden board | hot Marvel wrinkle laundry Thatcher rust golf lady Eiffel curtain | press blood vitamin magnet spinach heavy anvil age hammer Churchill
pretzel | salt snack beer Germany twist bread dough knot | bake New-York food bar yoga baker soft Oktoberfest mustard salty | George-Bush ballpark Bavaria cheese chocolate bag Seinfeld cart Philadelphia
leopard | spots animal cat Africa fast cheetah print jungle | zoo fur predator snow safari jaguar lion tiger wild dress | tank hunt tree panther Def savanna yellow bikini Apple
block | building lego stop New-York wood neighborhood concrete ice | street stone chip Jennifer-Lopez writer toy square cube cement brick | road chain basketball wall Jenny city cell auction Facebook
barrel | wine oil beer wood gun monkey whiskey Donkey-Kong | pickle keg rum Diogenes pirate Niagara cellar brewery rifle round drink water ship explosion | roll fish petroleum gunpowder cask vinegar clown shotgun pistol rain
ninja | turtle Japan sword black warrior karate mask star | assassin fighter martial-arts samurai silent throwing fruit stealth spy Tokyo | Lego kick invisible cartoon night rope Naruto pizza movie kill
bolt | Usain lightning nut screw Jamaica fast runner thunder | lock metal door flash Olympics sprint run electricity crossbow storm | dog Disney Frankenstein Zeus wrench tool Chevrolet arrow record tight
battery | energy electricity power charge phone car remote flashlight | Duracell acid Volta dead lithium robot toy laptop assault watch | artillery bunny Tesla electric chicken Energizer cell cable drum
paradise | heaven Adam Eve garden Eden island Hawaii beach | Coldplay lost Milton angel Dante tropical palm dream vacation apple | bird snake God hell Gangsta cinema serpent peace Bali
movie | cinema film popcorn Hollywood actor screen director theater | ticket Oscar star Netflix DVD Spielberg scary script comedy TV | date scene trailer horror camera night Titanic sequel critic
spaghetti | pasta Italy sauce tomato meatballs western cheese fork | noodle Bolognese Italian food dinner dish Lady-and-the-Tramp Parmesan plate long lunch hot chef restaurant | string Clint-Eastwood worm basil dogs boil monster pot al-dente kids red
paint | brush color artist wall picture art canvas draw | house white Picasso bucket spray oil watercolor red face easel | nail room ball roller Microsoft Bob-Ross portrait graffiti wet Van-Gogh
tablet | iPad pill medicine computer screen Moses Apple stone | aspirin touch commandments phone drug pharmacy app headache Samsung doctor | clay cuneiform drawing soap vitamin Galaxy children swallow Sinai
knife | fork cut sharp blade kitchen spoon Swiss weapon | butter bread steak murder chef Mack stab blood butcher dagger | steel army thrower thief circus sword pocket crime dull chop
racket | tennis ball noise squash ping-pong badminton Federer net | loud sport Wimbledon court string Nadal Djokovic paddle play player grass music party hand | crime mafia swing scam din gangster hit protection neighbor beach
lava | volcano hot red lamp magma fire eruption burn | Hawaii melt Pompeii rock cake mountain flow floor orange chocolate | crater Iceland ash stone liquid Etna Vesuvius hell game
restaurant | food waiter menu chef dinner eat table meal | kitchen tip date Michelin Italian pizza sushi bill reservation McDonald's | dish cafe critic tablecloth steak dessert Ratatouille Paris order
summer | sun hot beach heat vacation sea season winter | August July camp ice-cream sweat swim pool watermelon Grease sunscreen | bikini holiday Olympics love sandals fan barbecue Vivaldi dress flip-flops
pump | water gas air bicycle heart tire fuel shoe | inflate blood petrol car well balloon station iron insulin high-heel | stomach muscle gym breast oil flat fill weights brake
bank | money river loan robber account safe check savings | cash dollar teller credit vault mortgage fish blood shore coin | West piggy interest Monopoly stream investment Switzerland food debt
plastic | bag bottle surgery recycle toy Lego cup material | Barbie pollution disposable credit-card ocean glass wrap fake nose environment | garbage Botox doll spoon oil polymer turtle chair explosive
bump | road pregnancy speed head car hit belly fist | lump baby collision camel crash skin forehead night slow swelling | goose drive mosquito knock turbulence volleyball bicycle bruise dodgem
ice-cream | cold vanilla chocolate cone sweet summer Ben-and-Jerry's dessert | scoop milk strawberry truck sundae flavor gelato frozen melt cherry | banana lick waffle child sprinkles sandwich freezer Italy beach
knight | armor horse sword king castle chess Arthur medieval | dark Batman shield princess lance Lancelot dragon Jedi helmet round | Monty-Python Camelot joust sir Michael Rider tournament Quixote honor
turtle | slow shell ninja sea green animal reptile Leonardo | egg beach rabbit Galapagos Raphael ocean Nemo tortoise Donatello soup | old zoo Michelangelo pond hare neck swim Koopa dove race
school | student teacher learn class education book bell children | pupil homework exam fish bus Hogwarts math recess uniform lesson | high rock kindergarten backpack principal old bully study Pink-Floyd
cap | hat head baseball bottle sun lid graduation visor | beer mushroom soda police sailor hair pen swim shower salary | lens gun top limit knee gown beret red hip-hop
rug | carpet floor Persian magic living-room wool bear weave | wig Aladdin hair bald Iran vacuum bathroom dust mat pull | bug fireplace Turkey skin house cozy sweep prayer Big-Lebowski
cast | actor movie arm broken leg theater plaster play | fishing spell Tom-Hanks away iron role doctor bone throw net | metal shadow script show crew hospital mold vote dice stone
dust | clean broom dirt vacuum sand house desert storm | allergy mite sneeze ashes shelf wind cloth bunny star old | fairy gold Steinbeck bowl attic Queen powder vampire cloud sweep
shark | sea Jaws teeth fin ocean predator fish attack | Spielberg hammerhead blood Australia great-white danger baby swim loan aquarium | Tank song surf beach San-Jose card lawyer bite pool Finding-Nemo
fog | London gray weather mist cloud morning smoke San-Francisco | car lights visibility winter horror airport machine lighthouse sea rain | breath mirror horn Stephen-King brain stage thick glasses war
amber | orange yellow stone Jurassic-Park mosquito heard fossil color | traffic light resin jewelry necklace insect tree Baltic jewel alert old gold bug | dinosaur honey beer warning Johnny-Depp gem name DNA Poland stop
table | chair dinner wood furniture kitchen food eat tennis | leg round king knight plate restaurant cloth dining Excel meal | periodic multiplication math data desk coffee operation turn Ikea
Mexico | taco tequila sombrero country cactus burrito desert | Spanish mustache chili America Cancun Coco Frida skull Aztec Trump wall | border poncho avocado corn city drugs Corona Selma-Hayek guitar
kettle | tea water hot boil coffee kitchen pot steam | black whistle electric stove bell cup drum copper heat morning | English popcorn gym corn home office fish noise spout
orchestra | music conductor violin symphony classical concert trumpet flute | philharmonic Mozart instrument cello Beethoven harp drum opera baton hall | strings play stage tuxedo Vienna theater pit band audience
seed | plant flower sunflower watermelon farmer apple grow garden | earth fruit tree bird pumpkin sesame germ poppy sow pit | nut snack mustard tennis soil chia beginning hamster Adam
fruit | apple banana vegetable orange salad sweet strawberry tree | juice vitamin basket grape healthy lemon pineapple ninja seed mango | fly market forbidden tropical bowl cake Carmen-Miranda loop Eden
bone | dog skeleton body break leg skull doctor white | calcium marrow X-ray dinosaur fish hip soup chicken hospital meat | dry fossil cast ivory Halloween human Yale bury collar wish
sleeve | arm shirt short coat long ace cuff dress | trick heart elbow jacket record tattoo album wrist sweater magician | laptop roll button tailor rip bypass clothes wear knit
game | play chess computer soccer board child fun Monopoly | ball Thrones video win card Nintendo hunger toy dice sport | hunter Olympics theory team party Xbox score squid rules winner deer pheasant
tooth | mouth dentist fairy white brush wisdom bite sweet | cavity shark vampire pain baby gold smile comb saw jaw | root crown filling beaver bone milk canine Hermione pillow
mouse | computer cheese cat Mickey rat trap animal rodent | click keyboard Jerry pad elephant tail laptop Stuart-Little Disney small | maze gray pet lab button laser squeak hole cursor Tom
daisy | flower Duck white petals yellow Donald Gatsby garden | loves-me-not plant Driving-Miss Buchanan chain bouquet field meadow spring bloom | pushing dead fresh Duke Dukes-of-Hazzard princess Mario girl name
cocoa | chocolate hot drink brown milk bean powder winter | sweet cup sugar marshmallow cake Africa butter bitter mug Swiss | puff plant dessert night warm tree Belgium candy snow
Scotland | kilt whisky bagpipe Edinburgh Britain sheep Nessie Braveheart | country Glasgow Macbeth golf Mel-Gibson castle monster lake highlands Connery green skirt rain mountain drink | north England Hogwarts plaid red-hair Trainspotting haggis island cold king
snow | white cold winter ice ski man flake Jon | Everest dwarfs Christmas mountain sled freeze boots ball December Alaska | angel igloo storm shovel apple penguin slush frost Narnia Frozen
change | coin money clothes diaper climate quarter Obama cash | new small transform replace revolution evolution switch different bill pocket dress pants baby season bank | heart seasons chameleon mind costume butterfly oil penny hope tip weather
charge | battery phone electric credit price attack bull pay | electricity cost rhino cable money cavalry power army plus atom | responsible run fee police horse knight court accuse positive
temple | Jerusalem God Greece Buddhist prayer Shirley religion ancient | Jew church India Solomon Indiana-Jones column head holy priest Parthenon pulse | forehead doom altar monk Aztec Athens worship Egypt Apollo skull headache
dress | wedding woman white clothes skirt fashion girl bride | red evening wear ball Cinderella prom sew gown black suit | princess salad shirt silk code designer tie Oscars Lady-Gaga
pixel | screen computer picture camera digital dot image resolution | phone Google photo graphics square television color small art point | film Adam-Sandler game HD display monitor blur Photoshop mega
check | bank money chess pay restaurant king mate signature | doctor mark test waiter V bounce inspect coat hotel control | list bill blank Czech exam security pattern passport blood account
hut | pizza straw small jungle house wood island shelter | Africa tribe cabin forest beach witch village roof bamboo fisherman | sukkah mountain mud ski desert sunglasses football Hagrid Robinson
cup | coffee tea glass drink mug plate World soccer | saucer trophy water champagne bra measure Stanley cake plastic paper | FIFA hot winner holy-grail baking golf egg suction kitchen handle
spot | dog stain leopard dirty mark point place dot | Dalmatian pimple clean parking ladybug light blind giraffe acne shirt animal skin eye teenager | laundry see cheetah notice card commercial X pirate wine car floor
salmon | fish pink sushi river bear omega smoked bagel | Norway upstream cream-cheese Alaska orange lox swim food fishing sea | grill Atlantic color jump lemon ocean spawn avocado roe
band | music rock Beatles rubber concert guitar drum group | wedding singer wrist elastic garage stage marching ring musician jazz | album hair bass boy Queen aid brothers gig Coldplay tour
treasure | pirate chest gold map island hunt X gem | box coin find diamond ship Jack-Sparrow dig bury adventure dragon | hidden ruby trash Stevenson ocean jewel cave national wreck rich
tea | cup England hot drink mint green leaf kettle | Boston lemon party Chinese bag British herbal biscuit ceremony sugar | honey Alice pot rabbit India Japan Ceylon iced afternoon camomile
birthday | cake party candle balloon gift present year happy | wish song age clown celebration date old surprise child calendar | suit card king Mad-Hatter invitation confetti zodiac piñata guest
mouth | teeth lip tongue kiss eat talk face food | speak smile river body nose yawn dentist open breath word | jaw horse big scream bite foot cave Jagger silent gum
judo | Olympics Japan sport martial-arts belt black mat karate | throw fight wrestling medal Israel kimono bronze referee self-defense Putin | white ippon sumo dojo fall grab gold opponent floor
lantern | green light lamp candle camping night Halloween Jack | pumpkin fire oil superhero dark Chinese tent lighthouse paper cave | glow Tangled flashlight Diogenes festival camp street miner magic
photo | camera picture selfie album frame wedding wallpaper smile | Instagram flash memory black-and-white family lens digital Kodak shot portrait | passport finish print model phone bomb gallery film wallet
skirt | mini dress girl woman short clothes legs pleats | Scotland kilt tennis cheerleader ballet tutu fashion wear school waist | hula blouse fabric Marilyn tailor tights grass uniform plaid
sandwich | bread cheese tuna lunch ham sub food subway | school hamburger ice-cream peanut-butter toast picnic jelly club tomato mayonnaise | earl Scooby-Doo baguette salami knuckle New-York generation lettuce panini
cube | Rubik ice square dice six sugar box shape | geometry Minecraft corner room block third math rapper volume game | freezer cheese Borg puzzle office drink feta dimension Picasso
laundry | clothes wash machine dirty clean basket dryer detergent | iron socks soap shirt money water hang mafia hamper pile | mother rope tumble hotel white fold stain student list
worm | earth apple fish book bait bird silk soil | ground computer dirt slimy glow garden tape caterpillar rain early | virus hook hole snake wriggle Dune Freud compost fruit gummy
cross | Jesus church Christian red road vampire X religion | necklace street hospital Christianity angry crucifix pirate bridge pedestrian zebra mad | Iron Spain sign nail river traffic border country grave double annoyed furious grumpy
knee | leg body joint bone elbow proposal cap pray | injury bend scrape football soccer patella child pad jerk kick | ski sock bandage marriage doctor surgery patch bee wound
ketchup | tomato red fries hamburger Heinz sauce mustard bottle | hot-dog food mayonnaise blood chips barbecue eggs American squeeze fast-food | stain sweet kids steak picnic packet relish table eat
rock | stone roll music guitar Elvis band star paper | mountain scissors heavy hard climb concert school metal Dwayne-Johnson drums | geology Alcatraz lava Queen cradle baby chair Gibraltar diamond Beatles
fish | sea water Nemo swim ocean net fin gold | rod aquarium boat chips salmon sushi bait tuna scales pond | Pisces hook carp bone bowl cat Wanda school bicycle gefilte
trumpet | music jazz Louis-Armstrong instrument brass elephant blow orchestra | Miles-Davis band saxophone horn angel trombone loud army king jericho | mariachi flower gold New-Orleans sound play wind soldier announce
stairs | climb up down elevator house steps floor ladder | building heaven fall basement Rocky Led-Zeppelin high attic handrail tower | spiral fire exercise carpet Hogwarts tired descend lighthouse
tie | suit shirt knot neck rope bow work businessman | draw score shoelace office elegant Father's-Day black game soccer windsor | silk string father wedding waiter even equal bind jacket
statue | liberty stone marble David Michelangelo sculpture museum New-York | park freeze bronze Rome pigeon art monument Medusa Venus figure | square Easter-Island artist idol Lincoln still Greek fountain wax
wave | sea ocean hello surf beach hand water goodbye | tsunami sound micro hair radio tidal flag curl Hawaii greeting | stadium light queen physics heat Hokusai salt magic-wand board crash
date | calendar romantic day palm fruit restaurant love couple | Tinder movie month dinner blind year meeting kiss dessert appointment | honey sweet tree boyfriend desert birthday Valentine oasis Morocco history
juice | orange fruit apple drink lemon glass grape squeeze | carrot breakfast vitamin fresh tomato sweet vodka straw carton healthy | Beetle box OJ cocktail sugar blender bottle prune concentrate
sock | foot shoe clothes laundry Christmas smell wool hole | puppet pair Dobby warm winter missing feet Crocs drawer cotton | knit lost fireplace punch dryer gift monkey stocking tennis
deck | cards ship boat poker ace wood cruise yacht | sailor game pack Titanic casino fifty-two halls shuffle chair porch | captain joker pool sun king magician navy tape punch patio
emperor | Rome Caesar Japan Napoleon penguin China king Nero | clothes naked ruler Augustus Star-Wars crown Palpatine Andersen last | Hadrian new Hirohito throne gladiator palace czar power Groove
peach | fruit pink Georgia princess Mario fuzzy apricot summer | sweet James giant Roald-Dahl orange juicy tree nectarine cobbler emoji | tea Atlanta pit skin soft iced bellini Melba cream
ladder | climb stairs steps up fireman roof black-cat paint | high Jacob tree bad-luck snakes corporate tall rope library attic | aluminum fire-truck game wall handyman bunk career window dream
king | queen crown throne lion castle prince chess Arthur | Elvis Burger David palace royal ruler Stephen Solomon Martin-Luther Charles | card England Kong Lear emperor Tut Simba court deck pharaoh
dish | plate food wash sink satellite kitchen restaurant meal | soap television spoon bowl main antenna petri serve chef cook | menu towel gossip broken dinner recipe TV dessert china
volcano | lava eruption mountain Hawaii Pompeii fire hot Vesuvius | Etna smoke ash island crater Iceland explosion Krakatoa earthquake magma | rock disaster science Moana Fuji Joe Mordor danger red heat
giggle | laugh girl funny tickle smile baby joke child | schoolgirl silly hehe fun happy teenager humor sound secret gossip mouth school comedian clown | hyena friends slumber-party nervous comedy chuckle cute prank princess phone
banana | fruit yellow monkey peel split minion bread slip | gorilla republic Donkey-Kong Warhol bunch tropical milkshake Chiquita potassium cream | Josephine-Baker phone boat pajamas ripe jungle Cavendish pancake clown
space | star astronaut planet rocket moon NASA alien galaxy | Odyssey Star-Wars sky Star-Trek universe black ship sun keyboard orbit | bar empty Interstellar Mars telescope room suit gravity laser parking
mosquito | bite itch blood insect summer bug fly malaria | annoying buzz night net sting swamp repellent wing skin ear | Jurassic-Park small pest spray vampire disease Zika amber pool
hammer | nail Thor tool hit carpenter MC build sickle | toolbox saw wood screwdriver judge Olympics throw Communism Russia iron | anvil Maslow auction shark pound Sledge drill Pink-Floyd wall
Tarzan | jungle monkey Jane vine ape gorilla loincloth Disney | swing Africa Cheetah rope yell tree king hair strong Edgar | naked wild muscles Phil-Collins Weissmuller lion movie chest legend
dance | music ballet party tango club salsa disco wedding | waltz Dirty rhythm ball floor hip-hop move Michael-Jackson couple jazz | tap belly lap stage pole rain flamenco ABBA foot bride
tail | dog animal cat wag monkey end mermaid horse | lizard back peacock fox lion comet rear fish donkey scorpion | coin pony heads kite whale spy tuxedo airplane rat follow
flute | music instrument magic Mozart wind orchestra recorder piccolo | champagne silver blow Pied-Piper pan shepherd hole glass clarinet breath | band Hamelin snake Jethro-Tull goat wood rat bird play
scissors | cut paper rock hair barber sharp Edward tailor | blade haircut hairdresser kindergarten Johnny-Depp school fabric sew kick craft | stone office ribbon garden knife lefty nail wrestling zigzag
Saturn | planet ring space Jupiter god solar sixth big | Rome NASA car star Goya gas Titan Uranus astronomy moon circle sky round universe | Saturday astrology Cassini V Apollo rocket Sega son telescope yellow giant
vampire | blood Dracula bite garlic Twilight teeth fangs bat | Buffy night Transylvania coffin Halloween neck diary cape monster Edward | interview stake werewolf dead cross sun slayer immortal mirror Brad-Pitt
match | fire tennis soccer game light football box Tinder | stick candle pair boxing couple maker burn point cigarette Scarlett-Johansson | smoke campfire flame referee wrestling fiddler same Andersen girl memory
album | photo music picture wedding record song stamp CD | family band Beatles memory collection sticker singer Adele artist Thriller | cover vinyl platinum track disc rock book pages debut
drill | hole dentist army tool wall sergeant oil fire | carpenter bit exercise electric hammer noise practice construction screw tooth | march soldier Bosch earthquake monkey emergency military train ground
morning | coffee sun night breakfast wake early alarm good | sunrise dawn day rooster evening newspaper shower bed toast star | sickness Vietnam glory Robin-Williams school jog yawn dew prayer
house | home family door roof Monopoly doctor live garden | building Hugh-Laurie white key brick wall cards neighbor hotel mortgage | music tree window haunted mouse attic dog pigs doll wolf
file | computer office document folder nail cabinet PDF save | paper secretary rasp prison save-as zip FBI secret metal archive | organize drawer manicure disk lawyer sharpen line tool download
foot | shoe toe leg sock body ball walk inch | soccer Achilles big heel hand measure kick ankle yeti smell | athlete massage stamp nail pedal sneaker yard sandals Cinderella mouth
pearl | oyster necklace white sea jewelry Harbor earring Vermeer | shell Black round diamond girl ocean diver jam Japan Johansson | pirate wisdom button clam string Jack-Sparrow precious mother gem
cousin | family uncle aunt relative wedding nephew Vinny first | second Pesci grandmother brother related Hobbit sister distant reunion blood friend boy girl visit | kiss Addams Itt marry holiday Bette kin son party Christmas play
ticket | train movie concert parking police bus cinema lottery | show fine flight speeding Wonka airport plane golden museum theater | stub price traffic entrance circus lucky fare event zoo
butter | bread peanut toast fly milk yellow knife cow | cream margarine spread croissant popcorn cookie cake fat Paris melt | scotch dairy cholesterol Beurre finger breakfast churn tango Harry
fountain | water Rome park pen coin Trevi wish youth garden | drinking square soda Las-Vegas chocolate statue Paris source splash money drink wet tourist | Bellagio ink spray Anita-Ekberg Dolce-Vita plaza mall city love pool
menu | restaurant food waiter dish order computer price dessert | chef meal starter drink cafe list dinner screen options kids card lunch table hungry | choice wine drop-down eat McDonald's phone DVD file fixed coffee soup
astronaut | space NASA moon Armstrong rocket helmet suit star | Ilan-Ramon Apollo planet gravity shuttle orbit Gagarin Mars float Houston | Aldrin diaper Sandra-Bullock alien flag crater Tom-Hanks job oxygen
lamb | Mary sheep wool Silence meat baby white spring | chop Easter farm mint kebab Passover sacrifice Hannibal shepherd God | curry soft Lecter goat gentle wolf Bible lion innocent
coral | reef sea fish Nemo Australia ocean island diving | red Eilat aquarium underwater color pink snorkel barrier turtle jewelry | tropical shell climate Maldives snake scuba Clownfish beach water
pilot | plane airplane fly captain airport flight helicopter cockpit | uniform air-force Top-Gun Tom-Cruise series television episode army pen sky wings flying travel TV navy | Sully Amelia crash light Little-Prince stewardess sunglasses Kamikaze jet hat cloud
belt | pants karate seat leather black buckle trousers judo | car safety waist clothes asteroid Bible conveyor loose luggage Orion | boxing chastity champion snake airport Texas hit jeans tool
surf | wave sea beach Hawaii board Internet ocean Australia | summer California web sport sand Point-Break water swimsuit Bali wind | shark Beach-Boys channel wetsuit Malibu turf cool couch dude
sauce | tomato pasta soy spaghetti ketchup barbecue hot chili | pesto food tartar mustard garlic mushroom Tabasco cook pan steak | apple bolognese dip nugget Worcestershire chef cream alcohol pizza
gorilla | monkey ape King-Kong jungle banana animal Africa zoo | Dian-Fossey chest hair strong big black Harambe Tarzan mist Congo scary rainforest cage | Koko guerrilla silverback Donkey-Kong suit Sigourney-Weaver Jane forest Uganda tree heavy
police | cop car siren crime thief gun Sting handcuffs | badge officer uniform donut detective arrest law station academy prison | Roxanne emergency sheriff FBI dog traffic ticket blue burglar Robocop
tower | Eiffel Pisa Babel Rapunzel tall building London castle | twins Paris high princess bell skyscraper water Azrieli control rings | chess rook Tolkien block lighthouse New-York Trump Jenga radio
fly | bird plane insect airplane wing sky buzz pilot | soup superman spider bug zipper pants kite Peter-Pan Jeff-Goldblum annoying | swatter frog fruit Lord helicopter trap butter Marty fishing eagle trousers
celery | vegetable green stick salad soup carrot healthy peanut-butter | Bloody-Mary diet juice stalk root crunchy dip water snack chicken-soup food garden fresh | fiber Waldorf leaf calories wings ants hummus peel farm drink
rabbit | carrot bunny hat ears Easter magician Alice hole | Roger Bugs Peter fast hop white turtle animal fur Playboy | foot Duracell pet Thumper luck egg cotton jump cage chocolate
pool | swim water summer billiards swimming hotel party Dead | blue table ball Olympics chlorine lifeguard dive cue gym slide | car bikini stick noodle gene splash Hockney eight marco game
crown | king queen princess gold head jewel throne prince | Netflix tooth dentist royal diamond England emperor thorns Burger-King castle | Jesus ruler Elizabeth palace Miss-World Corona beer Heights
cliff | mountain fall edge high rock climb sea jump | Dover hanger Richard canyon steep parachute Thelma-and-Louise dive Stallone drop | coyote danger Grand-Canyon Ireland lemming bluff waterfall Acapulco height
paper | write pen pencil scissors toilet page rock news | book notebook printer origami white plane tree document sheet wrap | money letter bag tissue clip recycle tiger envelope exam Dunder-Mifflin
spring | flower season summer jump water Passover bloom coil | April Easter mattress winter blossom metal rain bird trampoline cleaning source hot mineral fountain | break Slinky roll allergy Vivaldi bed watch Bruce butterfly green
kid | child boy goat school play toy Billy small | young baby Karate Rock family joke playground son daughter sandal | Chaplin home-alone Cudi candy Sundance game Bad student farm menu tease lamb
recipe | cook food cake chef ingredients kitchen book bake | grandma cookie dish soup salt oven flour success secret Jamie-Oliver | instructions disaster medicine spice meal mother list card blog
chef | kitchen restaurant cook food hat Gordon-Ramsay Jamie-Oliver Michelin | knife master white apron menu meal France recipe Ratatouille Sweden | Muppets taste dish South-Park iron oven sushi steak gourmet
festival | music film Cannes Woodstock concert party Coachella celebration | movie rock holiday summer dance fun beer tent camp Burning-Man | jazz carnival Glastonbury Berlin crowd Edinburgh lantern wine stage
Dracula | vampire blood Transylvania bite teeth bat count castle | Bram-Stoker night fangs garlic cape horror coffin Romania monster Halloween | neck Vlad Bela-Lugosi Hotel stake Frankenstein Coppola wolf cross
spy | James-Bond secret agent 007 Mossad CIA detective binoculars | undercover glasses gun war Austin-Powers intelligence kids camera KGB disguise | mission Cold-War code Russia mole martini Mata-Hari satellite eye
lap | cat sit dance run race Santa knee top | track baby computer swimming towel thigh legs victory stadium dog | car Olympics sport napkin milk drink circuit leg child circle
sneaker | shoe Nike run foot sport Adidas Jordan gym | basketball lace running Converse white rubber sole walk Puma tennis | athlete sock marathon teenager pump track Vans skateboard hip-hop
shoe | foot sock Nike heel lace leather Cinderella sneaker | sandal boot walk Adidas glass box sole horse store Prada | tie polish Monopoly Oz red brake size high store-window closet
spice | pepper salt girls cinnamon paprika curry India food | hot turmeric Victoria garlic kitchen cumin cook market ginger Dune | chili Beckham nutmeg saffron cloves flavor rack Columbus latte
yawn | tired sleep boring mouth bored open bed morning | contagious night lecture cat stretch wake wide coffee lion nap | baby class hippo jaw pillow breath lazy midnight dream
squirrel | nut acorn tree tail animal Ice-Age park rodent | cute forest brown Scrat fur climb flying branch red chipmunk | oak walnut gray winter Canada Central-Park Alvin fluffy Rocky
island | sea Hawaii beach lost water Cyprus survivor ocean | Crusoe treasure palm desert Greece tropical deserted sand coconut vacation | Manhattan Iceland Ibiza Sicily Love paradise volcano castaway Gilligan kitchen
white | snow black color wedding milk bride house cloud | paper clean sugar chess Christmas egg polar sheep teeth pure | wine Walter rabbit light shark dove Barry wall swan rice
line | straight ruler fishing wait queue geometry phone draw | point bus Johnny-Cash assembly wrinkle row cocaine curve telephone dot | pick-up finish zebra script border poem clothes rope string train
dart | board bull's-eye throw arrow pub target Vader game | aim bar poison frog needle blow sharp beer England sport | hit Swift amazon sleep tranquilizer point rifle wall accuracy
lily | flower white water Potter pond frog pad pink | Monet valley Easter death James garden Collins Allen plant funeral | tiger Munster bouquet How-I-Met swamp Aldrin pool name perfume
oil | olive car gas petrol black gold barrel fuel | Saudi-Arabia Dubai Texas salad cook paint fry slippery massage canola | vinegar Hanukkah lamp well drill painting castor tanker energy snake
stomach | belly body ache digest hungry pain food eat | muscle acid butterflies organ abs ulcer fat beer full liver baby doctor meal | pump cow flu intestine nausea cramps bug tummy growl sick gym
log | wood tree fire cabin fireplace Captain computer yule | cut Lincoln forest math axe diary saw sleep ship password | lumberjack beaver brown Kirk bark float campfire Enterprise river
code | secret password computer program Da-Vinci Morse spy bar | Enigma Java Matrix safe lock cipher Python number hacker language | Turing zip dress genetic digit HTML symbols encryption crack
neighbor | next-door noise house building friend Flanders sugar home | Totoro apartment fence Mister-Rogers close street annoying Kramer Wilson party | love Seth-Rogen borrow dog window balcony gossip wall barbecue
harbor | ship Pearl boat sea port anchor Sydney dock | yacht pier lighthouse Boston Haifa sailor fishing bay tea Japan | safe marina ferry Hong-Kong water bridge attack Ben-Affleck crane
march | month army soldiers spring Purim April parade protest | women walk band penguins hare wedding February left military Caesar | drum demonstration ides funeral Selma mad feet rhythm Mendelssohn
Sydney | Australia opera Olympics kangaroo harbor city bridge koala | Melbourne beach surf Nemo house shark Sweeney Bristow Pollack Alias country sea ocean music | Carton continent capital 2000 boat barbecue Bondi down-under summer vacation
mirror | reflection glass wall bathroom Snow-White face look makeup | car black queen Narcissus vampire selfie broken Alice image Timberlake | smoke disco Medusa telescope seven shave hair magic rear bad-luck
steel | metal iron Superman strong hard sword blade knife | stainless factory Pittsburgh wool industry magnolias construction building bridge drum | Danielle man nerves armor skyscraper Remington wire heel rust
pumpkin | Halloween orange pie Cinderella soup carve Thanksgiving carriage | seed autumn October Jack spice vegetable patch latte scary lantern | Smashing Charlie-Brown midnight Ichabod squash face farm witch ravioli
wrap | gift paper present tortilla plastic food burrito sandwich | mummy ribbon cover foil Christmas scarf chicken bubble blanket baby | movie end diaper lunch sushi shawl fajita tape leftovers
badger | animal honey black white Hufflepuff stripe forest night | Wisconsin nag mushroom pester wild underground bother dig hole nature fur gray | Breaking-Bad skunk Britain burrow Redwall mole annoy zoo England teeth garden
splash | water pool mermaid jump wet swim wave puddle | sea dive rain Daryl-Hannah dolphin bath whale boots summer boat ocean beach | spray paint Hockney drop fountain kids cannonball noise stone Tom-Hanks mud dog
jar | jam honey glass cookie pickle lid mayonnaise Pandora | peanut-butter Binks container olive kitchen Bell Sylvia-Plath pot candy Star-Wars | tip mason firefly bottle money marmalade open sauce door
bug | insect computer beetle spider moth software virus ant | cockroach fly Volkswagen bed annoy spy microphone program lightning Bunny | exterminator crawl listen flu stomach mosquito Watergate 2000 glitch small
acorn | squirrel oak tree nut Ice-Age Scrat forest autumn | seed hat small brown fall ground pig Totoro cap woods | Archimedes computer TV Chicken-Little park bury winter grow leaf
seal | animal sea ball circus envelope ice Navy Antarctica | Heidi-Klum wax letter kiss rose stamp close singer zoo North-Pole | clap fur fish beach penguin approval president soldier club aquarium
mine | gold coal diamond explosion craft bomb dwarfs silver | yours war field land canary Nemo dig mole Chile underground | property helmet Snow-White pit tunnel soldier salt shovel danger Solomon
harp | angel music string instrument Ireland heaven David orchestra | king cloud Greek siren Guinness Nero lyre play gold goddess | Bible cherub classical beanstalk halo concert Orpheus pluck peaceful
car | wheel drive road engine gas Ford vehicle driver | race Mercedes Ferrari parking Tesla garage horn BMW Toyota seat | accident traffic Pixar key toy cable Batman fast license Lightning
uncle | Sam aunt family Tom Ben relative nephew Scrooge | brother cousin Bob Phil Vanya America Jesse cabin Donald Buck | Fester monkey Spider-Man rice wedding holiday Chekhov niece surrender
orange | fruit juice Jaffa color clockwork Holland vitamin peel | carrot Trump black tree prison basketball pumpkin tangerine phone Garfield | Florida Fanta Netherlands sunset county autumn marmalade sweet squeeze traffic
Zeus | Greek lightning god Olympus thunder father Hercules mythology | king bolt bull Hera beard sky Jupiter Disney Athens Europa | swan Apollo throne cloud Perseus storm Athena dog Poseidon
bridge | river London Golden-Gate Brooklyn cards water cross San-Francisco | road game car tooth nose arch suspension Venice Jordan troll | dentist Sydney tower guitar Terabithia span jump Clint-Eastwood Madison Kwai
book | read library page Bible story author novel cover | school Potter study Amazon writer worm literature shelf chapter learn | Kindle hotel order reservation face phone student history Jungle diary
kick | ball soccer football karate leg foot penalty goal | box Beckham shin donkey ninja habit horse start shoe | Bruce-Lee corner taekwondo drum door free mule side stand rugby
model | fashion runway Kate-Moss beautiful thin plane car | Ford toy catwalk Claudia-Schiffer photo role woman top Tesla designer | posing miniature T diet Zoolander artist swimsuit perfume magazine clay Bar-Refaeli
tunnel | train dark light underground end carpal car mountain | Channel digging road Gaza mole escape England subway cave Hezekiah | pipe metro vision rabbit bridge wind prison long Princess-Diana
muscle | strong gym body arm Popeye Arnold exercise man | biceps leg weights protein power Hulk heart stomach strength sport | Rambo Hercules athlete flex sore car cramp train memory
eclipse | sun moon solar lunar dark Twilight shadow earth | total glasses black heart astronomy sky ring Bonnie-Tyler night rare day telescope science circle | star Mitsubishi planet umbra Vampire cover Pink-Floyd light pinhole eye
beetle | Volkswagen car insect bug John ladybug Herbie Ringo | Paul George juice scarab black wing dung German band Kafka garden music legs green | Egypt hippie Tim-Burton fly Michael-Keaton crawl animal stag leaf tree road
dragon | fire wings Daenerys Shrek knight China monster St-George | fairy-tale Puff Mushu smaug tail breath Thrones Komodo castle train | lizard princess tattoo ball cave medieval scales Potter Spyro
box | cardboard gift ring present Pandora glove package fight | chocolate square Rocky lunch tool ice mail Schrödinger jack shoe | Muhammad-Ali moving office jewelry sand cube cereal punch pizza sport
atom | small bomb nuclear physics electron Einstein molecule chemistry | nucleus proton ant science particle Bohr energy split neutron hydrogen tiny war power explosion circle | carbon Oppenheimer Hiroshima element Egoyan scientist Rutherford heart superhero oxygen laboratory
net | fish tennis soccer goal butterfly basketball hook volleyball | ball catch trap mosquito hockey Sandra-Bullock rope fishing web circus | badminton safety score hair profit spider tuna gross hammock
captain | ship Hook America sailor boat Jack-Sparrow leader Nemo | team Kirk pirate army hat officer Ahab Crunch pilot Morgan | soccer plane Phillips Titanic sea Haddock Marvel navy admiral football
acrobat | circus trapeze tightrope jump flexible PDF Adobe clown | Cirque-du-Soleil gymnast tumble flip swing balance tent monkey Robin rope wire performance show | somersault net body performer Olympics trampoline cartwheel China elephant danger strong
Neptune | planet sea god trident Poseidon ocean blue Rome | water solar Uranus Pluto cold eighth mermaid far space gas beard king ship fish Roman | Ariel statue fountain SpongeBob Triton star Veronica-Mars ice storm
hyena | laugh animal Lion-King Africa scavenger safari savanna dog | lion wild carcass pack zoo spots predator Scar Simba eat | Kenya ugly hunt joke vulture teeth coyote leopard giggle
hand | finger glove ring arm palm body five | clap shake foot write cards Maradona wave poker nail wrist | clock watch help puppet Addams applause soap thumb Hamsa deal
bagel | cream-cheese New-York salmon lox bread Jewish hole round | breakfast sesame baker toast Jerusalem dough brunch deli sandwich baked food cheese circle butter | tennis zero poppy ring coffee cafe Jews salt schmear morning
swallow | bird eat pill throat food water drink mouth | Capistrano spit gulp spring wing nest saliva sword tablet medicine snake fly summer doctor | tattoo Monty-Python whale tail Jonah neck barn chew feather soup
green | color grass tree Hulk Shrek leaf frog traffic | envy Kermit Ireland money recycling golf Ross vegetarian forest emerald | apple tea party Al-Gore salad peace lantern Martian mile Greta
beach | sea sand sun summer bikini wave surf towel | Miami Tel-Aviv volleyball Leonardo-DiCaprio boys vacation ocean Hawaii ball lifeguard | Copacabana umbrella shell Normandy castle California sunscreen Malibu Venice Baywatch
light | lamp sun bulb bright dark Edison candle electricity | feather traffic speed year fire diet Coke weight star switch | cigarette Shabbat heavy beer laser Genesis Einstein day house moth
mole | spy skin animal underground blind hole birthmark dig | Cindy-Crawford Adrian beauty face garden rat rodent secret brown agent earth eyes grass farm | chemistry Marilyn-Monroe Mexico Avogadro whack sauce tunnel cancer freckle black doctor
ace | tennis cards poker serve heart king spades | Jim-Carrey pilot one deck Federer joker champion Wimbledon Motörhead clubs card win sport best | sleeve hole diamond game casino blackjack expert Ventura plane trick
chain | necklace gold bicycle metal prison letter saw slave | link food gang reaction jewelry silver rapper dog store lock | Texas massacre McDonald's anchor swing smoking ball mail prisoner
pit | olive hole deep cherry peach stone fire seed | bull dog avocado stop orchestra snake fall coal Formula-One | bottomless canyon mosh date barbecue Joseph bear despair car Brad
glasses | eyes see sun Potter lens read wine nerd | vision optician Elton-John John-Lennon drink Ray-Ban champagne Clark-Kent frame blind | reading Woody-Allen face beer 3D spectacles four grandfather Velma
canyon | Grand Colorado Arizona river deep valley cliff rock | desert America gorge Thelma-and-Louise Las-Vegas nature coyote mountain hike donkey hot tourist stone hole | Dante echo Utah Bryce national-park wide erosion cowboy rope horse Red
plate | food dish license dinner fork table eat knife | spoon restaurant cup car Greek break china tectonic silver kitchen | home baseball number dental paper wedding paleo gold meal vanity
lens | camera contact eye glasses photo zoom vision telescope | optician focus photographer microscope glass picture Canon wide magnifying see | lighthouse sunglasses fish light convex film cataract blue Galileo
dinosaur | Jurassic-Park extinct Spielberg Barney Rex T-Rex ancient big | fossil egg bone meteor museum Flintstones reptile Tyrannosaurus prehistoric giant | skeleton purple Godzilla lizard Rawr Toy-Story Montana Toronto bird
sword | knight fight Excalibur samurai Arthur blade pirate sharp | stone ninja Zorro fish fencing weapon steel war shield gladiator | Damocles Conan Kill-Bill swallow king Musketeers pen Viking duel
horn | unicorn rhino car bull honk trumpet music animal | shofar Viking devil goat French ram noise Africa loud instrument | helmet brass ship plenty deer jazz rhinoceros driver fog
plot | story movie twist book land conspiracy plan script | Guy-Fawkes secret novel cemetery narrative scheme film gunpowder evil murder garden spy theater | grave graph scene writer house character hole thriller king drama
Cinderella | shoe prince pumpkin midnight ball stepmother Disney glass | slipper fairy-tale stepsisters princess godmother mouse castle dress carriage clean | story dance coach clock broom Grimm wand foot ashes
clock | time alarm hour wall watch Big-Ben cuckoo tick | minute hand grandfather wake twelve biological Dali work Cinderella orange | sun tower Kubrick morning Hook school digital late mouse second
lemon | yellow sour fruit juice tree lime tequila tea | soda Jack vitamin car fish salt vodka grass citrus Sorrento | merengue bitter bad U2 life peel acid pie drop
peel | banana orange fruit potato skin apple cucumber slip | vegetable Emma knife carrot onion lemon sunburn face chemical avocado kitchen cut sun food | sticker egg Avengers garlic cosmetics layer zest mask remove paint tan
pole | north south Poland stick fishing flag barn dance | vault magnetic Warsaw fire ski penguin telephone bear bean Amundsen | tent Santa position Formula-One ice Olympics barber fireman totem magnet Chopin
apricot | fruit orange jam dried peach Turkey tree sweet | pit summer season yellow yogurt jelly leather small kernel plum cake pie breakfast garden | poodle brandy snack nectarine color soft tart cosmetics skin sun juice
card | credit birthday greeting poker ace playing game magician | business deck joker king trick red Christmas soccer Visa queen | house Netflix post wild yellow gift sim Yu-Gi-Oh wallet plastic
compass | north direction map circle navigate needle Jack-Sparrow scout | geometry magnet south Golden hike math captain explorer ship east | moral lost drawing sailor pirate Philip-Pullman pencil Columbus forest
post | mail office letter stamp Facebook Instagram blog pole | Washington war army card newspaper wood email station goal modern | Malone fence box lamp Emily soccer Internet pigeon job
roll | sushi toilet dice bread dance rock drum egg | paper film cinnamon wheel ball tire camera spring honor pancake | Swiss Jelly sleeping swirl bakery casino eyes joint Rick log
surprise | birthday party gift Kinder egg present unexpected shock | box wow sudden boo prank cake scare shout twist magician hide balloon secret joy fun | reaction trick guest amazing proposal element pop friends lottery magic smile
Einstein | physics genius relativity Albert smart hair scientist theory | science tongue brain Nobel mustache German professor Jewish Newton | Princeton bomb violin atom math light time Germany Doc
million | dollar money number lottery rich zero Dr-Evil baby bank | Slumdog lot Who-Wants thousand win billion prize Clint-Eastwood boxing cash big casino wealth | people Justin pounds six view jackpot city stars
tennis | racket ball Wimbledon Federer sport court net Nadal | Williams ace table game serve match Djokovic Agassi Sharapova set | love elbow grass shoes Roland-Garros green Olympics player Borg
bat | baseball man vampire cave night wings black animal | ball blind Dracula fly hit Halloween Robin upside-down cricket wood | Corona signal fruit hang Ozzy mobile superhero rabies home
sink | kitchen water Titanic dish bathroom wash faucet drown | ship plumber tap bottom boat float stone drain clean soap | swim shave sand heavy iceberg pool anchor quicksand down
`;
