export const clues4 = `
constellation | star zodiac | bear archer scorpion ram | telescope
conductor | orchestra train | ticket stick
compost | worm | garden banana egg leaf | rat
composer | piano | score waltz | wig
cockroach | bug kitchen | spray crawl hotel | beetle
cobbler | shoe peach | sole elf boot hammer | apple
clone | sheep twin | robot | star
clarinet | orchestra | jazz | flute squid
choker | necklace pearl | velvet | collar
chimpanzee | monkey banana | zoo Tarzan space | tea
chickpea | hummus falafel | bean salad | curry
cherub | angel Cupid | wing harp cheek | baby
chaos | butterfly order | school
cavity | tooth dentist | sugar drill | chest
cavalry | horse charge | sword trumpet soldier |
castaway | island raft | coconut beard bottle ball |
cassette | tape | radio pencil car | album ribbon
casserole | tuna noodle | oven dish | cheese neighbor
carol | Christmas choir | song bell | snow neighbor
carnation | flower | suit milk pink
cardboard | box | pizza tube castle | puzzle
canopy | bed jungle | tent tree | parachute
cannonball | pool splash | pirate circus castle | iron
calorie | chocolate | celery cake salad | gym
calf | leg | gold ranch muscle | rope
calcium | milk bone | cheese tooth yogurt | broccoli
cafeteria | tray school | milk hospital
burrow | rabbit mole | meerkat badger fox dig | hedgehog
bungee | jump bridge | rope
bruise | apple knee | eye blue punch banana peach | bump
bribe | judge envelope | police money referee
brewery | barrel | wheat | kettle
braces | dentist smile | | wire
booth | toll photo | kiss
boom | cannon thunder | microphone baby | sail
blush | bride cheek | pink brush | rose
blubber | whale walrus | seal oil | penguin
blackboard | chalk teacher | school math | nail
barge | canal river | boat Cleopatra |
banquet | feast king | table wedding turkey | toast
balm | lip | wax mint tiger | stick
baguette | bread Paris | sandwich cafe
badminton | racket net | garden feather | tennis
bacteria | yogurt | cheese mold doctor | tooth
autograph | pen star | actor book | cast
asparagus | green tip | vegetable | spring
arcade | game coin | claw mall
appetizer | menu | shrimp soup waiter olive |
anthem | flag song | Olympics star medal | hand
animation | cartoon | mouse clay Japan | pixel
alpaca | llama wool | farm
aisle | bride | wedding cereal plane | shelf
acne | skin face | | spot chocolate pizza
accident | car | brake police | milk
abracadabra | magic-wand | rabbit hat witch Houdini spell | genie
Yahtzee | dice | cup score game
Wolverine | claw | hero | knife
Wales | prince rugby | dragon sheep
Waldo | crowd stripe | book glasses hat | red
Vatican | Rome bishop | smoke | museum
Taj-Mahal | India marble | palace elephant | curry
Switzerland | chocolate bank | knife cheese watch ski | clock
Sparta | shield | soldier helmet | sandal
Singapore | lion chewing-gum | airport
Shylock | pound Venice Shakespeare | | court
September | autumn | school apple leaf
Salem | witch cat | cauldron Halloween
Roosevelt | teddy-bear | bear | mountain
Rodin | statue bronze | kiss | museum
Rembrandt | portrait canvas | watch
Renaissance | Rome | fair statue | portrait
Polaroid | camera photo | picture | album
Pisces | fish zodiac | march star
Pisa | tower Galileo | tourist |
Pearl-Harbor | Hawaii ship | plane Japan
Pac-Man | ghost maze | cherry pizza yellow
Oxford | dictionary shoe | student professor | boat
Oktoberfest | pretzel | sausage tent mug | accordion
Notre-Dame | bell Paris | tower | organ
Nike | sneaker swift | shoe | check
Niagara | waterfall barrel | river
Nepal | Everest yeti | mountain hike | flag
Narcissus | mirror echo | lake flower | selfie
Morocco | camel desert | carpet date | mint market
Milky-Way | galaxy star | chocolate caramel space | bar
Melbourne | Australia | tennis cup | cafe
Maya | pyramid calendar | jungle jaguar Mexico | bee
Loki | Thor | horn brother prank | fox
Libra | scale zodiac | court
Leonardo | turtle | smile helicopter ninja
Leo | lion zodiac | star |
Labyrinth | maze | goblin bull | string
King-Kong | gorilla skyscraper | plane island | banana
Jericho | wall trumpet | march rose | horn
Jamaica | bolt | coffee ginger sprint sled | beach
Istanbul | turkey | cat carpet bridge kebab
Himalayas | Everest yeti | mountain salt goat snow | cat
Hiroshima | atom | Japan mushroom cloud | crane
Heinz | ketchup bean | bottle pickle mustard | soup
Hershey | chocolate kiss | bar milk | hug
Harvard | ivy | professor student
Groundhog | shadow | alarm-clock winter | spring
Godfather | horse | Oscar movie | rose baby
Gemini | twin zodiac | star |
Gandalf | wizard beard | hat eagle | bridge
Frodo | ring | foot sting elf | volcano
Friday | thirteen | island fish pizza | hockey
Freddy | claw glove | dream stripe hat | street
Finland | sauna | lake moose Santa
Fuji | mountain Japan | volcano apple camera | wave
Europa | bull Jupiter | moon Zeus
Dublin | harp | door | clover
Dubai | skyscraper | mall oil camel palm gold | hotel
Denmark | mermaid Viking | | butter
Colombia | coffee emerald | jungle
Chipotle | burrito | avocado pepper bowl | foil
Charlie-Brown | kite tree | pumpkin dog | zigzag
Chanel | perfume | suit purse number | pearl
Cannes | festival movie | palm yacht red | bikini
Cancun | Mexico beach | vacation spring | hotel
Buffy | vampire | willow school
Budweiser | frog | horse | Dalmatian
Buckingham | palace queen | London king |
Bruce-Lee | dragon karate | kick yellow | board
Brooklyn | bridge | pizza | tree
Beijing | China duck | Olympics panda | nest
Avatar | blue | Pandora tree movie | tail
Aphrodite | Venus shell | foam | apple
Antoinette | cake wig | palace queen | bread
Anne-Frank | diary attic | | book
Amundsen | Antarctica sled | pole penguin | flag
Alcatraz | island escape | cell rock | shark
Ahab | whale captain | leg ship
Aesop | fox tortoise | fairy-tale ant | lion
Adidas | sneaker stripe | shoe jersey | track
support | column beam | team knee cast leg bridge friend | belt pole
insurance | car doctor | house hospital | dentist umbrella
property | house | garden fence plot castle ranch | neighbor
account | bank | email password money website | check
report | school | book police teacher file spy | homework
member | club team | band card gym board choir orchestra | ticket
visit | zoo museum | hospital doctor dentist cousin tourist neighbor | guest temple
large | elephant whale | pizza giant mammoth hippo skyscraper mountain | barn ocean
join | club | glue wedding bolt rope hook knot | clip chain
live | | house stage band |
action | movie | hero stunt camera cast script adventure
social | butterfly ant | club bee party website | dance
feedback | microphone | guitar speaker teacher | echo star
release | | spring balloon album trap butterfly | lock movie hook
similar | twin | mirror cousin | brother
period | sentence | history hockey lesson | blood
official | referee | seal stamp judge sheriff uniform
natural | spring | honey silk |
material | silk | leather wool plastic velvet lace | brick canvas clay
final | exam | chapter curtain match trophy score whistle
true | | north friend | compass mirror
copy | parrot | mirror cat paper homework exam key | monkey
annual | Christmas | birthday calendar flower festival parade | marathon
brand | | cowboy iron sneaker jeans cereal
thought | idea brain | dream train |
agency | spy | model detective | actor
inside | shell | cage pocket oven tent egg stomach box | mummy cave
outside | garden | balcony tent camp roof picnic | window
fine | ticket | library thread sand | police dust
manager | hotel restaurant | bank team bench coach
decision | referee judge | coin | fork
sample | cheese | perfume blood mall
choice | menu | fork apple | door
schedule | bus | calendar train school | clock
primary | school | red blue yellow
consumer | mall market | price | Amazon
foreign | language | alien tourist
object | judge court | statue wedding |
structure | bridge skyscraper | skeleton crystal tower beam pyramid | column
contract | pen | sign bridge muscle | ink
feature | face nose | movie lip chin
unique | | snow unicorn | zebra finger
secure | safe lock | blanket vault password harbor | belt chain
population | China India | Tokyo | crowd rabbit
connection | internet airport | wire chain plug bridge | socket
publisher | book magazine | album | page
distance | marathon | race telescope ruler horizon | cousin
budget | money | hotel movie | bargain
owner | leash | dog key house ranch | collar
rule | king | thumb school game | referee
authority | judge | police father teacher king bishop
strategy | chess | poker map coach | pawn
modern | | skyscraper robot museum gallery | concrete
trust | bank | friend dog |
behind | back | tail curtain mask shadow window | cage
transportation | bus train | metro bicycle taxi ferry | camel horse canoe
mission | spy | rocket moon submarine | astronaut
sense | nose eye | ear tongue skin spider
background | canvas | screen | portrait
virtual | | game goggles | pixel
device | tablet | trap clock robot computer | radio
surface | table | moon skin submarine lake mirror ocean
visual | eye | screen mirror map
wrong | number | exam note
creative | | paint brush craft chef dance
definition | dictionary | pixel screen muscle | language
random | dice | lottery bingo coin number
minister | wedding | bishop | cross
motion | swing | picture wave | boat
successful | champion | actor inventor trophy
chemical | | perfume bond shampoo pool | mustard
labor | strike | baby mine |
recovery | hospital | massage patient | bed
expert | professor | doctor chess detective chef
element | oxygen | gold earth iron table wind
faith | | cross temple bishop | hill
domestic | cat dog | airport sheep | hamster
mental | hospital | brain math puzzle |
sequence | domino | number dance | code
sorry | card board | letter flower | kiss
damage | storm | hail tornado moth | bump crack
failure | heart | exam rocket | brake
weekend | | party bed cabin barbecue picnic | cottage
native | | language feather | canoe Hawaii Alaska
movement | dance | yoga ballet clock eye chess
chart | map | song treasure eye pirate | doctor column
profit | bank | market farm gold
assistant | | coach butler | robot nurse dentist
advertisement | magazine poster | banner bus | model
portable | radio tent | toilet grill fan | camera
graphic | novel | cartoon computer
powerful | | magnet Zeus king bull wizard Hercules | laser
false | tooth | mustache nail | mask wig
void | black-hole | space check | crater
alert | amber | meerkat siren dog watch
depth | submarine | ocean diver pool mine whale | well
vintage | | jeans car dress record purse poster | market
origin | root | seed Africa egg fossil | spring
destination | airport map | train taxi vacation | ticket
intelligence | spy | brain dolphin robot owl | chess
route | bus map | trail tourist | river
rural | farm | tractor barn hay | cottage
height | giraffe | skyscraper ladder mountain | tower
negative | x-ray | battery photo zero number | pole
translation | dictionary language | book
rare | steak | diamond panda stamp coin emerald pearl | comet
forecast | storm | snow umbrella cloud tornado | bone
cycle | moon | butterfly | wheel
creation | | garden apple inventor clay | museum
academy | police Oscar | school | umbrella
permanent | | tattoo ink magnet | tooth
philosophy | | beard | barrel cave book
junior | school | doctor father |
secondary | school | orange green purple
import | car | bean spice banana
instant | coffee | soup noodle photo cereal | camera pudding
automatic | door | car pool | pilot
scheme | pyramid | plot | fox
preview | cinema movie | | album
daughter | father | king sister | bride pharaoh
comfort | sofa | pillow slipper blanket hug pajamas soup | teddy-bear
household | broom | sponge iron butler | laundry
dealer | card | car poker | hand
exposure | camera photo | sun | flash
interior | cave | car castle | paint
identity | mask | disguise | card
influence | magnet | star moon
proof | pudding | math | photo
conservation | panda | rhino forest whale | Africa
euro | coin | Paris dollar Rome
forget | password | memory key umbrella elephant homework | birthday
aircraft | jet helicopter | plane wing drone | parachute
trouble | | pickle | teacher cauldron
virgin | olive | island snow | unicorn
investigation | detective clue | police spy
organic | tomato | egg milk farm carrot garden
wildlife | safari | lion deer park moose zebra | photo
launch | rocket | boat drone | bottle
symbol | heart | flag cross math crown anchor | sign
pregnancy | belly baby | pickle bump | ice-cream
leisure | golf suit | hammock sofa pool beach yacht | hobby
retirement | gold watch | golf bingo | garden
carrier | pigeon | post ship
reflect | mirror lake | moon window puddle | disco
pure | snow | gold angel white | honey
discovery | gold | fossil treasure gravity | Galileo
confidence | | trick model speaker lion peacock | smile
genre | comedy | jazz mystery novel | movie
volunteer | hospital hand | soup | nurse
adapter | plug socket | cable |
formal | tuxedo | dress tie ball | butler garden
mile | marathon | race | green
territory | wolf | map island lion bear | flag dog
patent | inventor leather | shoe | bulb
messenger | pigeon | owl bicycle angel | email
broad | bean | shoulder street | barn
terminal | airport | computer bus | luggage
loop | | plane knot shoe | yarn fruit
gourmet | chef | cheese restaurant snail chocolate mushroom | rat
empire | Rome | skyscraper strike | pharaoh
raise | hand | flag poker barn | roof crane
chamber | pot | snake orchestra echo
calculator | math | number exam computer pocket | battery
temporary | tattoo | tent | camp
formula | milk | baby math race | potion bottle
wallpaper | | glue flower paint | screen
insert | coin card | key plug | ticket
spiritual | angel | temple yoga ghost India | candle
flexible | | yoga ballet | snake bamboo
sensitive | tooth | skin nose | ear
comfortable | sofa pajamas | pillow slipper hammock bed | sock shoe
massive | mountain | whale planet elephant | mammoth
grid | map | waffle | pixel
plasma | blood screen | star | lamp
cooperation | team ant | tango | bee
outlook | window | email horizon mountain
teach | professor school | lesson dog parrot | student
reverse | gear | mirror card truck car |
deposit | bank | bottle safe money tooth | salt
folder | file computer | paper school | drawer
technique | | brush piano yoga | tennis
broadcast | radio | antenna tower | game
anniversary | wedding | rose champagne diamond necklace | card
resident | doctor | house hospital | island
airline | pilot plane | | pretzel
narrow | canal | bridge tunnel eye boat | gate
innovation | bulb | rocket inventor idea | wheel
bold | lion | letter pirate | coffee
asset | gold | house diamond | jewel
scan | x-ray | airport brain eye | book
blank | canvas page | check
contrast | zebra chess | panda x-ray penguin | photo
capture | flag | pirate king camera net pawn
desire | | chocolate wish Cupid genie | heart
mechanism | clock | lock watch trap | gear
grace | swan | ballet skate
bang | drum | door hair | hammer
forever | diamond | stamp vampire | tattoo
busy | bee | beaver line airport kitchen | street
stereo | speaker | car radio | record
oracle | temple | computer | snake
console | game | hug tear | friend
instructor | ski yoga | diver surf karate | dance
voltage | battery | wire plug socket
attachment | email | file staple koala | clip
pleasure | massage | beach chocolate ice-cream island
producer | movie | Oscar | album
fetish | leather foot | boot
familiar | cat | toad witch owl | face
admission | ticket | hospital museum zoo | price
parliament | owl Big-Ben | London clock | wig
vertical | flag pole | column ladder | stripe
guardian | angel | dog galaxy dragon knight | sphinx
layout | magazine | house page website | map
alive | | zombie | plane lobster oyster
ridge | mountain | chip roof nose | back
collect | stamp coin | butterfly shell trash toll doll
composition | school | photo piano
skill | | chess guitar archer craft | game
glance | mirror | watch clock | eye
championship | belt trophy | medal ring tennis gold | cup
graph | line | bar math | column
platinum | ring | album | record
fraud | check | bank mask | wig
infection | zombie | ear doctor computer |
grove | olive orange | forest lemon | tree
packet | ketchup sugar | seed chip salt | mustard
mayor | | key sheriff ribbon |
pour | tea | milk concrete | kettle
radar | submarine | plane police ship bat | antenna
combat | boot | soldier tank karate knight | helmet
abroad | | plane tourist student vacation | luggage
atmosphere | oxygen | earth restaurant planet Mars | candle
beast | | lion monster | castle rose
assignment | homework | spy teacher reporter
cluster | grape | star galaxy | pearl
medication | tablet | doctor hospital bottle | nurse
warehouse | box | Amazon party | shelf
receipt | | restaurant wallet gift
survival | island | knife jungle tent | raft
publish | book | novel magazine | page
pioneer | wagon | cabin trail |
athletic | sneaker | gym sock cup track muscle | medal
thermal | | spring blanket winter
coastal | lighthouse | cliff harbor beach pelican | fog
charity | bingo | marathon | bucket
traveler | luggage | train caravan map camel |
enemy | soldier | spy sword | friend
aluminum | foil | bat hat ladder | plane
casual | jeans | sneaker sandal flip-flop | polo
indoor | plant | pool cat | ski
divorce | ring | court king | judge
tradition | turkey | Christmas wedding tea cake | sumo
sensor | door | robot light drone
deputy | sheriff | | star horse
moral | compass | lesson | tortoise
tough | steak | leather nail boot knight | rhino
conversation | | cafe table coffee | heart
pension | gold watch | bench bank | hotel
worship | temple | sun | choir
precision | laser | watch arrow | clock scissors
passion | tango | fruit kiss flower cross heart | flame
sight | eye | telescope glasses tourist | camera
reception | wedding hotel | desk radio antenna | champagne cake
legacy | pharaoh | statue king |
phrase | book | coin poem | catch
hybrid | mule | car bicycle rose | battery
glory | morning | medal gold hero crown | knight
overnight | camp | bus train pajamas | post
generator | wind | storm | bicycle
suspension | bridge | car school | wire
supplement | vitamin | magazine | muscle
fluid | brake | milk blood
florist | bouquet | rose tulip wedding | vase
theft | car | museum jewel wallet bicycle diamond | purse
childhood | doll | kite crayon blanket memory | teddy-bear
deadline | calendar | reporter homework clock | novel
triple | jump | crown ice-cream
torture | tickle | feather | dentist
destruction | tornado | Godzilla | hammer
routine | | morning ballet skate dance | habit
habitat | zoo | forest cave panda | aquarium
defendant | court | judge | sentence
brochure | hotel | vacation museum | ski
departure | airport | train board gate | ferry
attraction | magnet | park tourist gravity | Cupid
mood | ring | lamp candle swing
victim | | shark vampire detective | chalk
dialogue | script | actor novel | puppet
`;
