export const clues1 = `
animal | zoo dog cat tiger lion elephant farm monkey | bear horse sheep safari zebra fox wolf jungle giraffe camel hippo deer |
bird | feather wing eagle owl nest beak parrot sparrow | canary pigeon cage falcon stork egg swan peacock flamingo penguin goose duck |
insect | bee ant butterfly beetle bug fly mosquito moth | wasp cricket flea spider caterpillar hive cocoon antenna |
mammal | whale dolphin bat elephant bear otter | deer seal kangaroo camel walrus mole monkey |
reptile | snake lizard crocodile alligator turtle iguana chameleon tortoise | cobra dinosaur Godzilla scale dragon |
rodent | mouse rat hamster squirrel beaver guinea-pig | mole raccoon cheese trap | porcupine
pet | dog cat hamster kitten puppy leash guinea-pig | parrot aquarium canary cage poodle collar rabbit |
feline | cat lion tiger cheetah panther jaguar leopard kitten | claw paw whisker |
primate | monkey gorilla orangutan | banana jungle Tarzan thumb |
amphibian | frog toad | swamp crocodile | turtle salmon
predator | lion tiger shark wolf eagle leopard cheetah falcon | alien panther crocodile hyena piranha jaguar fox | owl
prey | eagle falcon deer rabbit mouse lion | trap claw owl cheetah shrimp |
cub | lion bear tiger panda | wolf kitten fox |
livestock | sheep goat ranch farm barn herd | bull hay lamb stable chicken |
poultry | chicken turkey duck goose | rooster egg farm |
cow | milk bull farm leather steak bell barn | butter cheese grass herd hay butcher ranch |
pig | farm mud barn sausage | brick barbecue pink snore |
crow | rooster feather beak | wing vulture nest eagle parrot |
hawk | eagle falcon feather wing claw | vulture beak |
jellyfish | sting sea ocean Medusa | coral beach octopus squid |
puma | panther cheetah leopard jaguar | sneaker shoe cat |
seafood | shrimp lobster crab oyster tuna salmon squid octopus | sushi sardine fish shell restaurant | net pearl
fishing | hook net boat lake reel tuna | river pole worm salmon dock line pier harbor |
shellfish | crab lobster oyster shrimp | pearl claw |
buzz | bee fly mosquito wasp hive | alarm-clock drone saw razor |
honeycomb | bee hive cell wax | cereal |
hunter | deer arrow rabbit trap archer duck | fox tiger lion moose cave boomerang | falcon spider jungle
trapper | fur beaver cage | Alaska cabin raccoon fox wolf |
ivory | elephant tusk piano rhino | walrus white mammoth |
stripes | zebra tiger flag skunk raccoon badger | pajamas line wasp |
spots | leopard Dalmatian giraffe cheetah | dice domino mushroom butterfly jaguar | skin bug
horns | bull goat ram rhino deer moose Viking | unicorn helmet trumpet |
antlers | deer moose Santa Christmas | sled horn |
wings | angel butterfly eagle plane bat feather | fly chicken dragon phoenix halo swan jet |
fangs | vampire Dracula snake cobra tooth | wolf spider bat blood |
venom | snake cobra scorpion spider sting | wasp bug alien |
poison | snake cobra apple scorpion ivy potion dart | mushroom Shakespeare frog Cleopatra bottle Romeo arrow |
teeth | dentist shark vampire comb smile mouth zipper piranha | crocodile saw beaver gear fork brush jaguar |
quack | duck doctor | goose bill beak |
meow | cat kitten | milk tiger whisker |
roar | lion tiger dinosaur Godzilla monster | jet crowd stadium bear |
howl | wolf dog wind moon | ghost storm puppy |
growl | dog bear wolf stomach tiger | bark lion monster |
moo | milk bull farm | barn herd cheese |
buzzard | vulture desert | eagle falcon |
slow | snail turtle sloth tortoise slug | crawl brake lullaby waltz ketchup |
fast | cheetah rocket jet sprint race swift express | car rabbit arrow train flash dart | ostrich horse drive
speed | cheetah rocket race jet sprint car train light | brake flash bump police swift |
tall | giraffe tower skyscraper giant ladder mountain | tree pole ostrich model Big-Ben Everest |
short | elf gnome jockey skirt | note minute pixie sleeve penguin | dash
big | elephant whale giant mammoth hippo dinosaur ocean | Jupiter monster sumo troll mountain gold | rhino moose gorilla Goliath
huge | giant elephant whale mammoth Godzilla Goliath | skyscraper dinosaur ocean mountain hippo |
small | ant flea mouse atom pixel elf crumb | baby pixie pebble seed dust gnome bug | hamster shrimp
tiny | ant flea atom pixel crumb dust | bug elf seed mouse cell pixie |
heavy | elephant anchor rock hippo iron luggage | hammer steel piano brick concrete sumo |
long | snake giraffe line spaghetti river tail | rope scarf marathon Nile train hair | ladder stretch
thin | wire paper needle thread model | line noodle string hair stick page |
fat | butter sumo hippo belly oil Santa | pizza chip walrus cheese |
round | ball circle wheel globe ring coin | moon orange table bagel plate bowl marble | pizza button pearl
sharp | knife razor needle thorn axe sword claw | tooth saw scissors cactus arrow fork nail | beak spade
soft | pillow velvet kitten silk teddy-bear feather wool | fur blanket butter marshmallow foam | sponge dough tissue towel
hard | rock diamond steel concrete iron brick | skull helmet marble shell exam |
smooth | silk marble skin butter | jazz velvet pebble slide |
rough | sketch draft rock bark | storm rugby sea |
wet | puddle splash river shower | swamp sponge towel sea pool mud frog |
dry | desert towel raisin sand sponge | prune camel wind bone laundry |
clean | shower brush broom sponge laundry towel | dust shampoo white foam dentist |
dirty | mud trash laundry dust sock | slug diaper dish dance rat |
mess | trash laundry crumb mud kid | spot paint litter dust |
smelly | skunk sock cheese garlic trash | fish diaper shoe onion foot |
smell | perfume nose skunk flower garlic rose | lavender sock cheese lily onion trash fish |
hot | lava chili sun summer volcano desert sauna | pepper oven coffee tea iron barbecue soup | chocolate flame
cold | winter snow frost igloo Antarctica freeze penguin | ice-cream Alaska fridge blizzard glacier coat north | hail snowman
warm | blanket coat scarf sun sauna wool | cocoa hug sock soup glove summer |
ice | glacier igloo hockey penguin skate freeze Antarctica | fridge snow frost Alaska hail cube winter Everest ski |
fire | flame dragon smoke lava torch match camp volcano | charcoal chimney candle phoenix spark barbecue log | hose
water | sea river lake ocean well pool bottle shower | fountain tap puddle hose fish sponge boat whale | tank
rain | umbrella cloud storm puddle thunder boot | hail coat winter spring autumn roof London jungle | tap
weather | storm cloud sun snow wind fog hail frost | thunder season breeze tornado winter umbrella |
hurricane | storm wind tornado | blizzard thunder wave |
disaster | tornado volcano storm blizzard | meteor Godzilla stampede crater |
lightning | storm thunder flash bolt | Thor spark cloud zigzag Zeus | Olympics
climate | season desert glacier | cloud jungle change equator |
nature | tree forest river flower mountain garden park | waterfall lake butterfly meadow hike leaf | bee sea safari
botany | flower plant root leaf seed petal | pollen tree bud bulb |
blossom | flower cherry spring almond petal | bud peach tree apricot |
gardener | rake hose flower shovel grass | seed spade gnome bush rose worm plant |
agriculture | farm tractor crop harvest wheat | barn grain hay seed sheep |
farmer | tractor barn hay crop sheep harvest | rake scarecrow wheat rooster goat chicken vegetable seed | milk cabbage
field | wheat meadow grass crop grain hay | golf polo scarecrow daisy cricket track sheep magnet |
lawn | grass garden rake park | golf gnome tennis house hose |
soil | earth mud worm plant root clay | garden seed dig shovel |
wood | tree forest oak carpenter log pine saw axe | table barrel beaver charcoal trunk violin Pinocchio branch |
lumberjack | axe log tree saw forest | beard oak pine trunk stump |
timber | log tree oak pine saw | trunk axe forest |
maple | leaf tree waffle | autumn oak |
woods | forest tree wolf bear deer cabin | mushroom hike owl fox Robin-Hood log |
land | earth farm desert plane | ranch flat map |
ground | earth coffee root mud mole | grass worm park |
underground | mole metro root mine tunnel worm | cave train pit pipe vault |
hole | mole golf drill bagel needle | pit sock button dig well cheese worm crater rabbit | flute tunnel
deep | ocean well sea canyon diver submarine | pit valley pool crater whale mine |
high | mountain tower Everest peak skyscraper giraffe | cliff kite cloud plane hill climb | crane ladder
edge | cliff corner razor knife fringe frame | horizon sword |
top | peak roof mountain hat crown Everest | attic spin model chimney bikini |
bottom | sole foot base anchor diaper bench | sea well root stool |
rocky | mountain cliff canyon stairs champion pebble | beach cave |
geology | rock fossil crystal volcano | glacier canyon crater lava cave |
stone | rock pebble marble Medusa castle ruby brick | statue pyramid diamond cherry emerald plum |
mineral | crystal salt diamond rock iron | gold vitamin |
gem | ruby diamond emerald jewel pearl amber crystal | ring necklace crown treasure |
jewelry | necklace ring bracelet pearl gold diamond silver | crown emerald ruby watch chain gift coral | crystal button
precious | gold ruby diamond jewel emerald | pearl silver baby treasure ring |
expensive | diamond gold yacht jewel pearl perfume | lobster champagne hotel silk palace jet |
cheap | bargain market plastic | ticket price | flip-flop
rich | gold money yacht diamond palace king | lottery treasure oil million vault butler prince | champagne pearl silk
wealth | gold money treasure diamond palace | million pearl yacht oil bank |
poor | Cinderella | Aladdin mouse hut student |
cash | money bank dollar wallet coin | bill check purse pocket safe market |
currency | dollar coin money pound bank | gold bill |
finance | bank money dollar check | bill coin bond |
investment | bank bond gold money | house safe diamond |
debt | bank bill money | check poker toll |
tax | money bill dollar toll | April price |
payment | check bill price toll coin | money tip ticket bank |
cost | price bill money toll | ticket charge dollar bargain |
sale | bargain price market tag garage | mall shoe ticket |
shop | market mall bargain tag | butcher baker barber price |
shopping | mall market bargain | shoe dress price wallet basket |
store | market mall shelf price | bargain shed magazine |
customer | restaurant waiter bank tip market | barber menu hotel price |
business | bank suit card tie | monkey plane desk |
office | desk computer paper staple file | post tie pen clip email coffee | stool drawer
work | desk uniform carpenter | suit tie bee computer | ant hammer bus
job | waiter pilot teacher doctor baker nurse plumber | dentist butcher chef actor barber | butler tailor jockey carpenter
profession | doctor carpenter dentist teacher pilot | plumber baker judge tailor nurse |
career | ladder actor model pilot | doctor degree coach |
boss | king captain desk sheriff | coach queen |
worker | ant bee plumber carpenter | mine uniform butcher baker |
salary | money check bank | cap price salt |
mechanic | car garage tire gear oil brake | tool pump bolt screw |
engineer | bridge train computer robot rocket | tunnel math gear beaver |
electrician | wire plug socket fuse cable bulb | switch lamp battery |
builder | brick carpenter hammer crane house | concrete wall beaver helmet nail |
construction | crane brick concrete hammer helmet steel | drill nail beam skyscraper wall bridge house |
tools | hammer saw drill screw shovel axe | nail carpenter garage plumber rake spade | pump ladder brush
toolbox | hammer screw saw nail drill tape | bolt plumber carpenter |
cement | concrete brick wall | block glue crane |
metal | steel iron gold silver bronze magnet rock | coin rust chain robot foil sword bolt | key nail
copper | coin wire bronze | pipe police kettle |
electricity | plug socket wire lamp battery cable switch | spark fuse current bulb light charge |
power | battery king plug socket muscle | throne Hercules emperor Zeus |
energy | battery sun oil sugar charge | coffee atom spark windmill Einstein |
fuel | oil rocket charcoal car jet | pump tank barrel plane |
engine | car train rocket plane ship | oil truck spark |
motor | boat car scooter | fan plane |
machine | robot computer blender tractor | drill laundry pump escalator |
technology | computer robot internet laser drone email | pixel website radio Japan |
electronics | computer battery radio robot | chip camera wire Japan |
laptop | computer screen battery mouse email | desk student password |
keyboard | piano computer mouse | space letter organ password |
software | computer bug code | robot mouse |
hacker | computer password code internet | email website bug |
programmer | computer code bug mouse | website robot coffee |
digital | camera clock pixel watch computer | photo radio screen |
online | internet email website computer | password game Amazon |
Google | internet website computer map | page email question |
Facebook | friend internet post wall website | photo tag |
Apple | computer tablet worm mouse Newton | watch |
Microsoft | window computer paint | mouse |
phone | cell email selfie screen | button ring battery camera cable antenna |
call | ring | radio taxi shout cell whistle | cat bluff
message | email letter note bottle pigeon | envelope code |
mail | letter stamp envelope post | pigeon box chain armor |
communication | radio email letter language internet | antenna speaker sign |
media | reporter radio magazine internet | website camera poster |
news | reporter paper radio magazine flash | gossip post |
newspaper | reporter page column magazine | letter ink coffee puzzle |
journalist | reporter camera magazine | pen microphone |
television | screen antenna cable radio cartoon sofa | actor cast pilot |
channel | cable radio tunnel canal | London antenna | perfume
film | movie camera cinema actor Oscar reel | screen popcorn script photo star roll |
Hollywood | movie actor star cinema Oscar sign | script cast camera popcorn |
director | movie script cinema Oscar | cast orchestra actor |
theater | stage actor curtain Shakespeare ticket mask | ballet cast popcorn comedy balcony puppet costume |
drama | actor stage Shakespeare script | Romeo mask movie queen |
tragedy | Romeo Shakespeare tear | mask Troy stage | poem
opera | Sydney stage | mask balcony tuxedo orchestra ghost song Viking glasses | ticket Paris
play | game stage Shakespeare piano kid | doll actor chess script park |
performance | stage circus ballet actor | acrobat clown orchestra choir |
audience | stage clap crowd stadium | cinema comedy |
show | circus stage ballet puppet | magic-wand ticket clown host |
comedian | clown joker laugh microphone | stage actor host |
joke | clown laugh comedy prank | April punch giggle riddle |
funny | clown comedy laugh joker bone | giggle prank cartoon tickle hyena |
humor | comedy clown laugh joker | cartoon giggle prank |
fun | party game carnival circus | ride park ball kid slide |
happy | smile birthday laugh clown cheer | giggle Easter clap sun |
joy | smile laugh party birthday | ride cheer |
sad | tear onion clown | blue willow | puppy autumn
cry | tear baby onion wolf | shout crocodile mummy | movie
emotion | heart tear smile | laugh pride cheer kiss |
love | heart kiss Cupid Romeo rose Paris Venus | hug date tennis bride poem ring swan | lace diamond
romance | kiss rose Romeo Paris candle date | Cupid novel Venice heart balcony violin |
romantic | rose candle Paris date kiss gondola | violin poem Venice heart champagne Cupid |
Valentine | heart Cupid rose kiss chocolate card | date arrow red poem |
couple | bride wedding date kiss twin | tango dance waltz Romeo |
marriage | wedding ring bride knot | knee kiss band cake bishop |
engagement | ring diamond date | bride wedding knee |
honeymoon | bride wedding hotel Venice Paris Hawaii | beach yacht |
husband | bride wedding king father | ring |
wife | bride wedding queen | ring |
family | father sister brother uncle cousin baby | tree house twin |
mother | father baby queen earth sister | bride goose mummy board |
parent | father baby diaper | kid helicopter mummy |
grandmother | wolf knit recipe wrinkle | yarn lullaby glasses |
grandfather | clock beard wrinkle | stick watch glasses uncle |
son | father king prince brother | kid sun |
sibling | brother sister twin | cousin uncle |
relative | uncle cousin brother sister father | Einstein twin |
child | kid baby crayon doll school | lullaby swing cartoon balloon park |
children | school swing lullaby cartoon doll kid | park fairy-tale slide crayon Easter teacher |
toddler | baby kid crawl diaper | doll teddy-bear |
infant | baby diaper milk | stork lullaby |
birth | stork baby hospital | egg nurse Christmas |
pregnant | baby belly stork | hospital nurse pickle |
toy | doll yo-yo teddy-bear puppet kite robot ball | train balloon marble Santa spring block |
Lego | brick block | robot house kid castle tower pirate |
playground | swing slide sand kid ladder | school park ball |
youth | kid student pupil fountain | club school |
adult | father uncle | drive coffee beard |
old | wrinkle fossil mummy tortoise museum | dinosaur pyramid rust history | castle portrait caravan
ancient | Egypt pyramid Rome mummy Troy Stonehenge pharaoh | sphinx fossil temple history gladiator mammoth dinosaur Cleopatra |
age | wrinkle birthday bronze fossil | iron candle cake |
death | skull mummy ghost | lily zombie sentence vulture skeleton | Nile
dead | mummy zombie ghost skeleton vampire skull | fossil sea phoenix | bone duck
grave | mummy pyramid skull ghost zombie cross | shovel vampire |
cemetery | ghost skull cross zombie | bone plot skeleton lily |
funeral | lily organ march | tear bouquet rose | suit ash
horror | zombie vampire Dracula ghost monster Halloween | skull movie mask witch blood |
scary | ghost zombie monster Halloween vampire witch | spider clown skeleton shark Dracula | bat skull cave wolf
fear | ghost spider monster snake shark | clown dentist zombie | cliff vampire dragon cobra
nightmare | dream monster ghost | zombie bed Halloween |
haunted | ghost house castle | attic mirror ship |
danger | shark cobra lava crocodile | cliff mine scorpion alligator tiger | siren piranha lion snake
creature | monster yeti dragon alien unicorn troll | ogre goblin swamp |
fantasy | dragon unicorn wizard elf goblin troll | fairy-tale knight ogre phoenix pixie | yeti mermaid genie gnome magic-wand
magic | wizard witch genie potion Houdini unicorn | trick rabbit carpet lamp spell pixie wish | Cinderella Aladdin pumpkin
magician | rabbit hat Houdini trick | wizard card saw escape coin sleeve |
Potter | wizard owl magic-wand witch broom potion | clay spell phoenix snake castle glasses |
Hogwarts | wizard school owl castle | witch broom train spell potion letter |
wand | wizard spell | fairy-tale witch Cinderella pixie |
curse | mummy witch spell pharaoh | frog goblin pirate |
myth | Zeus unicorn Medusa Hercules Pandora phoenix | cyclops Achilles Thor dragon sphinx Poseidon | siren chariot Troy Mars
legend | Robin-Hood Troy yeti unicorn Elvis | dragon Hercules knight phoenix |
Greek | Zeus Hercules olive Troy Achilles yogurt salad | Medusa Pandora cyclops Poseidon marathon column Olympics sphinx | wedding
Greece | Zeus olive Olympics marathon island | Troy column Hercules yogurt temple |
god | Zeus Thor Neptune Poseidon Mars Cupid Jupiter | temple angel Noah pharaoh Saturn |
goddess | Venus Medusa moon | temple Cleopatra earth Pandora | peach
Olympus | Zeus mountain Hercules Poseidon | camera cloud Achilles |
Roman | gladiator chariot Neptune Venus emperor | Mars Jupiter column Cupid |
Caesar | salad Rome Cleopatra emperor | Shakespeare gladiator march |
Napoleon | emperor cake Paris | hat island horse cannon pyramid |
Columbus | ship egg India sail | map ocean compass |
Churchill | London iron | blood hat suit | tank
Lincoln | hat beard log | car cabin coin statue | dollar
Washington | cherry | bridge west apple statue dollar | tooth axe
Trump | orange wall tower Mexico | hair card hotel |
Moses | Nile basket pharaoh Egypt | desert bush tablet sea |
Bible | Noah Goliath apple angel cross | lamb bishop rainbow whale lion sheep |
Jesus | cross Christmas lamb Easter | fish bread beard Brazil stable |
Christian | cross bishop temple Easter | fish |
church | bishop organ bell cross choir wedding | candle temple mouse angel |
religion | cross temple bishop angel | Noah India halo |
pope | bishop Rome hat | cross bell white smoke |
priest | bishop cross temple | wedding collar |
monk | temple brother | cell habit barrel bell yoga |
nun | habit sister | cross choir penguin |
prayer | temple bishop knee | candle bell carpet |
heaven | angel cloud paradise halo | star stairs harp |
hell | lava flame | kitchen bell red pit angel | volcano dragon
devil | horn angel fork red | tail goat |
saint | halo angel bishop | Barcelona bell |
Passover | Egypt lamb egg spring | pharaoh frog sea |
Hanukkah | candle oil | spin light gift coin | lamp present winter
Jewish | star bagel temple | Einstein beard pickle |
Purim | costume mask clown | queen rattle |
Thanksgiving | turkey pumpkin feast parade | harvest balloon squash | table Viking
holiday | Christmas Easter Halloween vacation hotel | beach turkey party | Santa tourist parade
December | Christmas Santa snow winter | chimney sled calendar gift tree | candle
October | Halloween pumpkin autumn | leaf scorpion octopus |
July | summer flag parade | hot-dog beach barbecue spark | shower
February | Cupid carnival heart | calendar frost rose winter |
month | April march calendar | moon second season |
year | calendar birthday second minute | light zodiac season |
day | sun morning calendar light | date midnight diary |
week | seven calendar | second | Easter school
night | moon star owl dream bat | pillow bed vampire disco lamp |
evening | dress midnight sun | star party wolf | candle owl
time | clock watch minute second calendar | alarm-clock sand Big-Ben history midnight |
hour | clock minute watch second | midnight quarter |
late | clock rabbit midnight alarm-clock | school train |
early | morning rooster alarm-clock | worm | tip
moment | second minute flash | camera | photo snap
past | history fossil memory museum | present dinosaur |
future | robot crystal space zodiac alien | rocket dream |
sleep | bed pillow dream snore pajamas lullaby snooze | blanket sheep baby hammock koala mouth sloth |
nap | snooze sofa pillow hammock cat | baby bed snore |
tired | yawn bed marathon snooze pillow | snore sloth coffee |
bedroom | pillow lamp blanket wardrobe pajamas | dream curtain alarm-clock mirror snore |
rest | bed hammock sofa pillow snooze | vacation bench |
relax | massage sauna hammock yoga sofa vacation | beach pool lavender oasis |
lazy | sloth sofa cat snooze panda | hammock koala |
wake | alarm-clock rooster morning coffee | yawn snooze bell |
alarm | burglar siren bell fire-engine | smoke morning snooze |
bathroom | toilet shower towel sink mirror tap | shampoo sponge razor tissue brush comb |
bath | sponge towel duck foam shower shampoo | tap oil |
soap | foam shower shampoo sponge | dish laundry bar sink |
wash | laundry shower sponge sink shampoo | dish hand towel car raccoon |
home | house cottage nest roof neighbor | base igloo key garden sofa |
building | house skyscraper tower hotel castle palace | brick block hospital museum barn temple |
architect | skyscraper house bridge tower column | ruler draft pyramid |
apartment | flat house neighbor block | balcony roof door key |
room | kitchen attic hotel | board door lamp wall |
living-room | sofa carpet lamp curtain | rug table |
furniture | sofa table bed desk wardrobe stool | bench shelf drawer carpenter |
chair | table stool throne desk bench saddle | leg sofa lift deck |
seat | bench throne saddle sofa belt stool | toilet bus cinema |
cushion | sofa pillow | needle throne | velvet bench
ceiling | fan lamp roof | wall beam Rome paint chandelier |
floor | rug stairs | dance lava broom carpet | stage
basement | stairs shed | rat house vault spider | laundry ghost
entrance | door gate ticket stairs | key bell |
exit | door escape gate maze | sign stairs |
handle | door mug bucket umbrella | pump knife cup drawer |
glass | window bottle mirror vase lens bulb | Cinderella cup crystal juice slipper marble |
transparent | window ghost lens | bottle bulb jelly | crystal
kitchenware | fork spoon knife pot kettle | bowl blender plate | tray oven
utensil | fork spoon knife | kitchen | drawer
cutlery | fork spoon knife | silver drawer plate |
cook | chef kitchen pot recipe oven spoon | soup grill barbecue spice egg |
cooking | chef kitchen recipe pot oven oil | spice pasta grill soup blender |
bake | oven cake bread muffin | dough croissant lasagna kitchen |
bakery | bread croissant cake muffin bagel | pretzel dough loaf oven |
food | pizza bread restaurant pasta cheese hamburger | soup sushi chef fridge steak rice dish burrito | egg taco
meal | breakfast dish restaurant feast | soup menu plate picnic pasta |
dinner | table steak restaurant plate pasta | date candle feast dish lasagna |
lunch | sandwich box hamburger salad | soup picnic burrito |
eat | fork mouth breakfast feast plate restaurant | bread dish dessert picnic |
hungry | feast stomach hippo wolf snack | fridge caterpillar belly bear |
taste | tongue mouth salt spice | chef sugar dish |
delicious | chocolate cake pizza ice-cream | steak dessert feast pasta |
sweet | sugar honey chocolate caramel toffee cake | dessert marshmallow jelly jam vanilla dream tooth | pudding muffin cherry
candy | chocolate caramel toffee sugar Halloween marshmallow | jelly mint stick chewing-gum bar |
cookie | chocolate biscuit jar crumb milk | monster dough muffin Santa cinnamon |
pie | pumpkin apple cherry lemon | pizza recipe tart thumb |
pastry | croissant tart dough muffin baker | pretzel butter chef cinnamon |
sour | lemon pickle vinegar cherry | yogurt grape |
salty | sea pretzel popcorn chip pickle | tear olive ocean sardine |
bitter | coffee chocolate almond lemon | olive cocoa |
spicy | chili pepper curry mustard ginger | taco burrito garlic Mexico radish India |
condiment | ketchup mustard salt pepper relish | vinegar sauce |
herb | basil mint sage lavender | garlic garden spice |
seasoning | salt pepper garlic spice | basil cinnamon ginger |
citrus | lemon orange | juice peel fruit |
tropical | coconut mango palm banana kiwi parrot | island Hawaii jungle beach coral paradise | avocado flamingo hammock
berry | bush jam fruit | jelly | cake
vegetables | carrot cucumber lettuce broccoli spinach cabbage celery | tomato onion soup salad radish | garlic artichoke squash pepper
potato | chip oven | root butter sofa peel salad soup | ketchup sausage
corn | cereal | dog taco scarecrow maze farm crop | chip butter
vegetarian | salad hummus lettuce falafel carrot | broccoli avocado bean spinach cucumber | cheese
healthy | salad yoga broccoli vitamin vegetable gym | apple spinach carrot celery fruit |
diet | salad scale celery lettuce | soda vegetable cucumber |
nut | almond squirrel acorn | screw shell butter bolt peach |
nuts | almond squirrel acorn | bolt |
meat | steak butcher hamburger sausage chicken kebab lamb | grill barbecue turkey lion |
beef | steak hamburger butcher taco | bull barbecue |
pork | sausage hot-dog butcher | barbecue taco ranch dumpling |
bacon | egg breakfast sausage | hamburger | sandwich toast
ham | sandwich cheese toast | radio butcher pizza sausage | egg Hawaii
fries | hamburger ketchup chip hot-dog | salt oil restaurant | cheese
McDonald's | hamburger clown nugget ketchup | ice-cream |
cheeseburger | ketchup lettuce pickle | grill onion mustard hot-dog |
dairy | milk cheese butter yogurt ice-cream | farm |
cream | butter milk coffee strawberry | vanilla sun bagel cheese |
brunch | bagel waffle egg croissant | muffin coffee |
pancake | breakfast | flat honey banana butter egg waffle | strawberry
syrup | waffle honey caramel | breakfast medicine sugar |
topping | pizza olive mushroom | ice-cream caramel |
Italian | pizza pasta spaghetti lasagna Rome basil | Venice tomato gondola plumber olive Romeo |
Italy | pizza Rome Venice pasta spaghetti boot | gondola Galileo lasagna carnival tower |
France | Paris croissant cheese champagne cafe | tower perfume garlic frog snail rooster |
French | croissant Paris horn kiss toast | poodle snail champagne |
Eiffel | Paris tower | iron steel | tourist
Spain | Barcelona bull | orange olive guitar fan | tomato tango
Spanish | Barcelona taco Mexico | bull fly guitar burrito | language
Germany | sausage pretzel Einstein | car wall fairy-tale beetle mustard |
British | London tea Big-Ben queen | taxi pound Shakespeare cricket museum |
England | London tea Big-Ben Shakespeare queen | Robin-Hood cricket bridge fog rugby |
Ireland | clover green | gold rainbow harp | pot luck
Russia | bear hammer chess ballet | fur snow doll |
Russian | chess ballet doll | bear circus |
Holland | tulip windmill orange cheese bicycle | canal |
Dutch | tulip windmill cheese orange | oven bicycle |
Swiss | cheese chocolate bank watch | knife cross clock |
Canada | hockey moose beaver leaf | bear goose snow |
America | eagle hot-dog hamburger dollar flag | captain cowboy Elvis Alaska |
Japanese | sushi karate samurai ninja sumo origami | judo Tokyo karaoke |
Chinese | panda dragon rice noodle tea | dumpling wall kite |
Asia | China India Japan rice panda | Tokyo elephant tiger |
Indian | curry elephant tiger spice ocean | arrow tea feather rice |
Mexican | taco burrito chili avocado | mustache cactus hat wave |
Egyptian | pyramid pharaoh mummy sphinx Cleopatra Nile | camel cat desert beetle |
African | safari lion elephant zebra giraffe | drum desert |
Israel | hummus falafel desert star | olive judo orange |
Arab | camel desert oil falafel | oasis horse coffee carpet |
Arabia | camel desert oil | sand horse genie |
Norway | Viking salmon troll | ski whale north |
Iceland | volcano glacier | island Viking elf |
Australian | kangaroo koala boomerang Sydney | surf crocodile |
Arctic | igloo walrus glacier north | fox seal snow blizzard bear |
polar | bear igloo Antarctica walrus | penguin north |
Eskimo | igloo kiss Alaska | sled fur seal snow |
South | pole Antarctica penguin | north Texas compass Africa |
east | west north compass | sun China Japan |
direction | north west compass arrow map | sign wind |
continent | Africa Australia Antarctica | globe India map |
country | Brazil China Egypt Mexico India Japan Australia | Scotland flag cottage map | cowboy
city | London Paris Barcelona Tokyo Rome Venice Sydney | street skyscraper taxi metro Las-Vegas pigeon | tower bridge Troy
capital | London Paris Rome Tokyo | letter money |
town | street neighbor sheriff market | ghost London |
village | cottage farm hut well | neighbor market |
New-York | taxi skyscraper bagel apple | pretzel metro hot-dog statue park bridge |
California | beach palm | gold orange hotel bear movie | avocado surf
Florida | orange alligator flamingo beach palm | swamp rocket crocodile vacation |
geography | map globe mountain river | equator desert north |
world | globe map earth cup | record planet |
border | wall fence frame Mexico | toll line |
travel | luggage airport plane train hotel tourist | map vacation trip ticket safari ship | yacht taxi ferry caravan
journey | trip train map caravan | adventure luggage camel ship |
tour | bus museum | bicycle trip band | castle
flight | plane airport wing pilot ticket | stairs luggage eagle jet |
airplane | pilot wing jet cloud | ticket luggage parachute tail fly |
sky | cloud kite star plane moon rainbow | sun blue eagle horizon balloon parachute |
air | oxygen balloon wind plane breeze | jet fan kite tire pump |
float | balloon boat raft cork duck | cloud root foam feather parade |
vehicle | car truck bus taxi tractor train | bicycle scooter tank boat wagon jet plane ship | sled carriage chariot
transport | bus train truck taxi metro ship | plane car wagon ferry | scooter camel carriage
traffic | jam car taxi light bus police horn | truck street sign |
road | car street trip truck bus map | bump sign tunnel bridge |
highway | car truck toll street police | bus sign bridge |
driver | taxi bus car truck golf | jockey screw chariot coach |
driving | car golf taxi wheel | truck belt brake |
parking | car garage ticket | brake hotel |
passenger | bus taxi train plane ship | ferry pigeon airport |
motorcycle | helmet jacket wheel leather | race police tire |
rail | train station track metro | ticket tunnel fence |
subway | metro train sandwich tunnel | rat ticket station |
sailor | ship anchor captain boat knot yacht | tattoo spinach siren sea deck parrot |
sailing | boat yacht ship sea wind | captain harbor |
Popeye | spinach anchor olive pipe muscle | |
Titanic | ship ocean | band movie necklace captain glacier | violin diamond boat
navy | ship anchor submarine seal blue | captain uniform harbor |
marine | dolphin ship whale | soldier coral |
swim | pool sea fish dolphin lake duck | beach river shark goggles otter ocean |
swimming | pool bikini goggles sea beach dolphin | Olympics crawl towel butterfly frog | lake river diver float stroke
dive | pool ocean submarine coral | cliff pelican dolphin |
underwater | submarine diver coral mermaid octopus | fish whale shark goggles oyster |
coast | beach sea cliff harbor | lighthouse palm |
shore | beach sea lake sand | crab wave shell lighthouse |
tan | beach sun bikini leather | skin summer towel |
sunscreen | beach summer skin | nose towel bikini pool | sand
sport | golf rugby tennis hockey polo judo cricket | ski ball gym karate stadium team marathon surf | skate
athlete | sprint marathon Olympics track medal | gym sneaker muscle champion |
soccer | ball goal referee Brazil stadium kick | Barcelona net jersey team cup card corner coach |
football | goal stadium kick helmet team tackle | coach Brazil jersey referee Texas |
basketball | orange court net bounce jump | sneaker jersey coach |
baseball | bat pitch glove cap diamond | catch strike plate stadium |
volleyball | beach net sand | court bikini |
boxing | glove ring punch champion | kangaroo hook bell belt match |
fight | punch knight sword sumo | pillow karate gladiator wrestler kick judo |
wrestling | sumo ring | arm judo alligator belt mud costume bear |
martial-arts | karate judo ninja sumo | samurai belt kick |
running | sprint marathon race track sneaker | nose hurdle tap |
runner | sprint marathon hurdle track sneaker | race bean rug Achilles |
exercise | gym yoga muscle jump | math bicycle drill sneaker |
fitness | gym yoga muscle | sneaker marathon |
gymnastics | acrobat Olympics beam ribbon ring | jump ballet |
strong | Hercules muscle gorilla steel sumo | bull spinach coffee Goliath Tarzan | bear rhino iron rope elephant lion
strength | muscle Hercules gym | steel lion |
weak | Achilles knee | tea baby | thread kitten
gambling | poker dice Las-Vegas lottery | card chip horse ace coin bluff |
casino | poker Las-Vegas dice chip | card ace deck bluff |
roulette | wheel Las-Vegas red | spin number ball zero |
bet | poker horse race Las-Vegas | dice coin card bluff |
cards | poker deck ace joker bridge king queen | bluff club spade heart diamond |
winner | trophy medal champion race crown gold | lottery Olympics Oscar ace bingo |
win | trophy lottery medal race bingo | game champion score |
victory | trophy medal champion lap | parade salute crown |
loser | zero | goat game | clown race poker turtle
competition | race Olympics quiz match | trophy rally medal |
prize | trophy medal Oscar lottery gold | bingo gift carnival |
award | Oscar medal trophy | star cup gold |
tournament | knight tennis poker trophy | chess polo cup |
cheat | poker | sleeve game card exam |
war | soldier tank cannon sword Mars Troy | shield helmet horse star submarine mine gladiator | Viking chariot parade
army | soldier tank uniform ant salute march | boot base helmet cannon |
military | soldier tank uniform base salute march | medal helmet jet drill |
battle | sword soldier knight shield cannon axe | tank Troy armor gladiator |
weapon | sword knife cannon axe arrow laser | dart boomerang bat hammer | rocket mine
gun | cowboy soldier barrel police | spy sheriff smoke cannon staple |
bomb | mine submarine atom fuse | cherry crater tank plane |
explosion | volcano mine cannon atom fuse | popcorn rocket spark meteor |
shoot | arrow cannon archer camera goal bamboo | star duck laser |
bow | arrow archer violin ribbon Cupid gift | Robin-Hood tie ship knot |
target | arrow archer dart | circle mall laser |
medieval | knight castle sword armor dragon | king torch shield tower |
royal | king queen crown palace throne prince | carriage jelly purple castle emperor |
princess | crown castle frog mermaid Rapunzel Cinderella | dress tower palace throne dragon unicorn |
royalty | king queen prince crown throne palace | emperor castle pharaoh |
monarch | king queen butterfly crown | throne emperor pharaoh |
kingdom | castle crown queen | mushroom paradise throne |
leader | king captain emperor | queen pharaoh coach |
president | bush salute flag | palace Mexico dollar eagle plane | suit
politics | party flag rally | king reporter palace | judge
politician | king party suit | baby | host smile palace
government | palace flag king | order court party bridge |
election | rally party | button poster flag |
vote | rally button party | hand poster box check |
law | judge court police sheriff order | Newton |
lawyer | judge court suit | bar shark |
trial | court judge sentence | witch bench |
justice | judge court scale | sword |
crime | burglar police detective judge | Sherlock spy mask blood |
criminal | burglar police judge mask | sentence pirate cell |
thief | burglar Robin-Hood police raccoon mask | pirate purse jewel wallet Aladdin |
robbery | bank burglar mask police | safe vault train |
steal | burglar base pirate Robin-Hood | purse wallet jewel |
murder | knife blood detective Sherlock axe | clue mystery |
killer | whale knife bee | cobra spider shark |
prison | cell bar chain judge sentence escape | stripe uniform tunnel burglar file key |
jail | cell bar sheriff escape sentence | burglar police key |
prisoner | cell escape chain sentence | pirate ball stripe |
cop | police detective sheriff | uniform car siren | whistle
agent | bond ticket | orange disguise spy tuxedo |
secret | spy password code diary mystery | Santa whisper vault recipe |
hidden | treasure spy camera mask | mystery disguise |
hide | leather mask chameleon skin | safe disguise shell turtle |
investigate | detective police Sherlock clue | reporter spy |
solution | puzzle riddle clue math | detective key |
answer | question quiz riddle exam | echo door |
ask | question host | genie reporter |
think | brain chess idea | puzzle math riddle |
mind | brain memory dream | idea chess |
smart | dolphin Einstein owl brain | professor suit fox chess |
intelligent | dolphin Einstein brain | professor spy |
genius | Einstein Newton Galileo brain | inventor Shakespeare chess |
stupid | donkey troll goose | sheep chicken turkey |
wise | owl sage tooth | wizard sphinx |
crazy | horse banana cuckoo | bat hat moon | monkey party
knowledge | book library school | apple tree professor owl |
learn | school student book teacher lesson | pupil language exam |
education | school teacher student degree | lesson graduation pupil book exam |
study | exam book library desk homework | math sketch school lesson |
classroom | teacher pupil chalk desk school | student lesson board ruler |
university | student degree professor exam | graduation library lesson |
college | student degree professor graduation | exam board |
test | exam school question quiz | tube drive pupil score student |
grade | exam school student score | teacher math hill |
subject | math history school pupil | sentence king | email portrait
science | atom laser telescope Einstein Galileo math | professor x-ray Newton magnet space black-hole | crystal tube map fossil
scientist | Einstein Newton Galileo professor | atom inventor telescope brain laser |
physics | Einstein Newton gravity atom magnet | light Galileo black-hole wave rocket laser | apple
chemistry | atom oxygen potion tube | base salt match gold school |
biology | cell brain frog plant | heart blood fossil fish tree | butterfly pupil
laboratory | rat tube mouse guinea-pig | coat atom professor | inventor goggles
experiment | guinea-pig rat atom | potion tube kite |
invention | wheel telescope bulb | radio idea computer robot | paper
discover | Galileo fossil planet Newton | treasure telescope |
mathematics | number ruler degree triangle zero | circle pyramid count Newton |
geometry | circle triangle cube ruler pyramid | compass degree line column |
shape | circle triangle cube heart star | diamond pyramid spiral | ring column wedge
square | circle root cube corner | dance block pixel chess table pizza | napkin box
angle | corner degree | ruler | wedge hook
dozen | egg rose bagel | thirteen number |
ten | number dollar | finger | bill thirteen seven tablet
hundred | dollar number million | zero Dalmatian | sprint
calculate | math number computer | count score |
measure | ruler scale cup tape degree | spoon foot pound | tailor
length | ruler foot tape | hair rope line |
weight | scale pound elephant gym | feather anchor muscle iron | paper
balance | scale acrobat yoga | beam bicycle flamingo skate | bank ballet
astronomy | telescope star planet Galileo moon | comet galaxy eclipse meteor Saturn |
universe | galaxy star space planet black-hole | comet Einstein | million
NASA | rocket astronaut space moon | Mars orbit Texas | telescope
spaceship | rocket alien astronaut | orbit galaxy Mars |
Star-Wars | laser robot space galaxy | emperor bear sword | desert movie
solar | sun planet eclipse orbit | cell light Saturn |
lunar | moon eclipse crater | wolf calendar |
asteroid | belt meteor comet crater | dinosaur space planet | Mars
art | gallery museum paint sketch canvas | statue portrait brush craft graffiti mosaic |
artist | paint canvas brush sketch gallery | portrait clay graffiti pencil |
painting | canvas brush portrait gallery museum frame | oil picture wall |
Picasso | cube paint canvas sketch | bull portrait blue museum face |
Van-Gogh | ear star paint | yellow brush sun flower portrait museum | vase
drawing | pencil crayon sketch paper portrait | chalk cartoon picture line |
color | red blue yellow purple green pink orange | crayon rainbow paint white chameleon | chalk ink amber lavender
black | panther coffee charcoal witch | pepper cat sheep suit ink tuxedo skunk penguin | bat olive
brown | bear chocolate coffee mud | bark leather sugar moose root |
gray | elephant mouse dolphin ash cloud | wolf rhino concrete fog |
golden | fish ring goose trophy egg | bridge honey crown | ticket puppy
turquoise | sea lagoon blue | ring green |
bright | sun light lamp star | idea flash yellow |
dark | cave chocolate shadow vampire | knight tunnel midnight horse attic | shade eclipse
shine | star sun diamond glitter moon | gold lamp silver shoe |
glow | lamp candle worm sun light | lantern halo moon torch | lava
shiny | gold diamond glitter silver coin | armor mirror foil trophy |
reflection | mirror lake | light moon |
sculpture | statue clay marble museum bronze | gallery Medusa |
Michelangelo | statue marble turtle Rome | paint |
Da-Vinci | smile | inventor helicopter portrait paint code |
Mona-Lisa | smile portrait Paris museum | frame paint |
photography | camera lens flash album | portrait selfie picture model |
design | sketch model dress | craft pencil | poster tattoo
fashion | model dress Paris skirt suit | jeans magazine tailor shoe scarf belt |
style | hair dress comb model | wig suit |
clothes | dress skirt coat jeans sock suit wardrobe | laundry tailor scarf uniform jacket glove iron | pajamas jersey
clothing | coat skirt jeans jersey sock jacket | dress scarf tuxedo |
pants | jeans belt suit zipper | pocket fly leg | pirate
shirt | collar tie button sleeve pocket jersey | iron suit |
underwear | bikini | lace sock pajamas rabbit drawer |
footwear | shoe boot sandal sneaker slipper flip-flop | sock skate |
heel | shoe Achilles foot boot | sandal sole dog |
shoes | lace sandal ballet sole sneaker | sock box foot ski |
cotton | wool sock towel | jeans rabbit | cloud plant
fabric | silk velvet wool canvas lace | thread tailor jeans curtain patch |
cloth | silk napkin velvet table | towel canvas wool flag |
sew | needle thread button tailor stitch | patch silk dress knit |
sewing | needle thread stitch button tailor | scissors |
pattern | stripe zigzag mosaic knit zebra | spiral check |
accessory | belt scarf necklace bracelet purse | glove watch wallet hat |
bag | purse tea pouch luggage | paper punch plastic zipper bean |
suitcase | luggage airport hotel trip | pack vacation zipper tourist |
backpack | student trip school hike camp | tourist zipper |
makeup | mirror clown lip brush model | mask face Halloween | actor
lipstick | red kiss mouth | purse mirror face | perfume
beauty | Venus model rose Cleopatra | queen swan mirror pink pearl | fairy-tale
beautiful | swan butterfly Venus model peacock | rose rainbow flower bride | jewel Cleopatra diamond Paris
ugly | troll ogre witch duck | toad monster vulture goblin |
cute | puppy kitten panda koala baby | teddy-bear hamster rabbit penguin | otter hedgehog pony duck
pretty | flower doll model | ribbon rose dress pink | butterfly
haircut | barber scissors comb | fringe trim razor wig |
hairdresser | comb scissors barber brush | shampoo mirror |
shave | razor beard barber foam mustache | leg mirror |
bald | eagle barber | egg wig skull | baby vulture
blond | hair wig Rapunzel doll | yellow |
body | arm leg shoulder heart skeleton knee | muscle skin stomach chest | elbow chin ankle belly tongue cheek
limb | arm leg branch | tree hand |
head | hat hair skull crown brain shoulder | face cap helmet nail ear eye |
neck | giraffe scarf tie collar | swan vampire bottle ostrich |
throat | tie | swallow scarf tongue mouth giraffe frog |
toe | foot nail sock ballet | tip sandal | thumb
wrist | watch bracelet hand arm | band |
breath | oxygen mint dragon nose | garlic yoga mouth |
breathe | oxygen nose mouth whale | yoga |
lungs | oxygen chest | balloon smoke | organ
medical | doctor nurse hospital x-ray | patient |
sick | hospital doctor medicine patient nurse | soup sneeze dog |
illness | doctor hospital medicine | patient chicken |
disease | mosquito doctor hospital rat | cell mold | blood
flu | sneeze tissue doctor | medicine soup |
fever | degree medicine hay | hospital nurse patient |
cough | medicine sneeze smoke | mouth doctor |
pain | tooth dentist thorn sting | needle blood | bread
hurt | knee thorn sting punch | heart tooth |
injury | knee cast hospital | ankle blood scratch |
wound | blood scratch knife stitch | salt |
bandage | mummy nurse knee | finger |
surgery | doctor hospital nurse mask | plastic nose heart knife |
pill | medicine vitamin doctor tablet | swallow bottle |
pharmacy | medicine tablet vitamin doctor | snake |
drug | medicine tablet doctor | mushroom trip |
vaccine | needle nurse doctor | arm mouse |
virus | computer mask sneeze | bug doctor bat |
emergency | fire-engine hospital police siren | brake doctor |
ambulance | hospital siren doctor | truck nurse |
rescue | fire-engine helicopter hero lighthouse | Rapunzel raft |
help | nurse hand tool | hero friend |
music | guitar piano jazz song violin melody drum | disco orchestra radio rock rhythm band choir | trumpet flute
musical | cat | note stage piano flute orchestra | dance
instrument | guitar violin piano flute drum harp trumpet | banjo accordion tambourine organ triangle |
singer | Elvis microphone choir karaoke | seal band stage mermaid |
sing | karaoke choir shower | canary lullaby microphone |
concert | stage band guitar orchestra piano rock | ticket jazz crowd clap |
musician | guitar piano violin band jazz | drum trumpet flute orchestra |
Beatles | band beetle submarine octopus | rock song yellow strawberry walrus |
Mozart | piano flute wig | violin orchestra melody |
Beethoven | piano dog orchestra | ear moon |
symphony | orchestra violin flute | trumpet |
classical | violin piano orchestra ballet | harp |
sound | echo speaker bell whistle radio | microphone wave thunder ear |
noise | drum thunder siren racket horn | rattle crowd alarm-clock |
loud | thunder siren speaker shout drum | trumpet horn cannon crowd | rattle jet rooster band
quiet | library whisper mouse | snow midnight |
silence | library lamb whisper | gold |
voice | choir microphone shout echo whisper | radio karaoke |
tune | melody piano radio guitar | whistle song |
beat | rhythm heart | egg disco drum |
dancer | ballet tango waltz disco belly | stage pole |
ballroom | waltz tango Cinderella | chandelier |
club | disco | bat dance bar golf | sandwich
celebration | party champagne birthday confetti wedding parade | cake balloon toast carnival festival |
alcohol | champagne bar cork | Viking toast bottle barrel |
wine | bottle cork grape barrel champagne | cheese vinegar toast restaurant |
beer | bar bottle barrel foam pretzel | mug root cap |
drink | milk coffee tea soda juice champagne | bar cocoa mug bottle | cup coconut lemon
beverage | coffee tea juice soda milk | champagne cocoa |
cocktail | bar olive umbrella champagne | party shrimp |
whiskey | barrel Scotland bar | bottle cowboy |
thirsty | camel oasis | vampire soda desert | bottle horse
caffeine | coffee tea soda | chocolate |
espresso | coffee cafe cup | mug bean |
straw | juice hay scarecrow hat soda | barn farm |
entertainment | movie circus clown cinema | radio game |
adventurer | Aladdin pirate | treasure safari |
explorer | map compass Antarctica Viking | ship jungle safari |
expedition | Everest Antarctica safari | map jungle |
camping | tent forest torch marshmallow | bear lantern lake hike |
campfire | marshmallow tent smoke log guitar | flame charcoal |
wilderness | forest desert bear | wolf jungle Alaska |
western | cowboy sheriff saddle wagon horse | rodeo desert spaghetti boot |
wild-west | cowboy sheriff horse saddle | wagon ranch rodeo Texas |
rider | jockey saddle horse | bicycle cowboy knight |
gallop | horse jockey pony saddle | zebra race |
Disney | Aladdin Cinderella mouse Pinocchio Pluto | mermaid Rapunzel castle Alice Tarzan duck Hercules | parrot genie elephant dog
Shrek | ogre donkey swamp green | onion cat dragon |
Simba | lion king | pride hyena Africa meerkat |
Nemo | fish submarine captain aquarium | coral clown turtle |
Batman | joker penguin | mask knight cat hero butler cave |
Superman | hero steel | fly reporter pajamas | crystal bat
Spider-Man | hero mask | net uncle wall | camera
superhero | mask bat flash | Thor hammer costume spider |
villain | joker pirate witch | mustache Dracula |
Grinch | Christmas green | dog gift snow Santa | mountain
Frankenstein | monster Dracula | Halloween bolt green stitch | vampire brain
Scrooge | Christmas duck money | ghost coin bank | gold
Peter-Pan | hook pirate pixie shadow | crocodile fly |
Snow-White | apple mirror witch | queen kiss prince seven | fairy-tale gnome
Bambi | deer forest rabbit skunk | meadow | cartoon butterfly
Dumbo | elephant circus ear | fly mouse |
Jonah | whale fish | ship | storm belly
David | Goliath statue star harp king | |
Adam | apple snake leaf | fig paradise |
Eve | apple snake paradise Christmas | leaf fig |
Eden | paradise apple snake garden | fig tree |
Gulliver | giant horse rope | ship |
Crusoe | island ship goat | beach friend |
Hamlet | Shakespeare skull ghost prince | king sword |
Juliet | Romeo balcony Shakespeare | knife |
Watson | Sherlock detective doctor | London |
Bond | spy tuxedo glue | gold watch |
Tolkien | ring elf dragon wizard | goblin troll ogre |
Marilyn | skirt candle diamond | dress movie | actor birthday
Chaplin | mustache hat | clown stick actor comedy | movie
Jackson | moon glove | dance zombie | hat
Jordan | river | camel bull ball sneaker desert | jump
Gandhi | India salt | glasses march |
Freud | dream sofa | beard | doctor brain
Edison | bulb light | lamp inventor record |
Armstrong | moon trumpet bicycle jazz | astronaut |
Apollo | moon rocket astronaut sun | harp |
Ramses | pharaoh Egypt mummy | pyramid |
literature | novel poem book Shakespeare | library diary chapter |
writer | novel pen Shakespeare book ink | poem script reporter |
author | novel book Shakespeare | chapter pen |
write | pen pencil letter diary paper | ink chalk novel note |
writing | pen pencil ink letter diary | poem novel paper script |
read | book library magazine novel diary | glasses letter palm |
reader | book magazine novel | library |
story | novel fairy-tale book chapter plot | dragon Alice |
tale | dragon | mermaid prince Cinderella whale mouse | tail
poet | Shakespeare rose | pen |
rhyme | poem song lullaby riddle | orange |
word | dictionary letter language sentence | puzzle spell |
grammar | sentence language | lesson | teacher school dictionary
English | language London tea breakfast | Shakespeare |
text | book email page sentence | script |
notebook | paper page pen student | diary school |
stationery | pen pencil ruler envelope staple | clip paper glue |
adhesive | glue tape stamp | chewing-gum tattoo |
sticky | glue honey tape chewing-gum jam | caramel note toffee rice |
attach | staple glue clip tape | tie email screw |
connect | bridge plug cable chain | wire |
cut | scissors knife razor saw axe | slice hair barber blood trim |
blade | knife razor sword grass axe saw | skate windmill scissors |
break | brake coffee egg bone crack | spring plate |
broken | heart bone leg | mirror egg |
repair | garage patch plumber | shoe tool tire |
fix | plumber patch glue | tool |
leak | pipe plumber tap | roof bucket tire |
`;
