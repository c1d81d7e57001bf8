export const clues4 = `
constellation | star zodiac | bear archer scorpion ram | telescope
conductor | orchestra train | ticket stick
compost | worm | garden banana egg leaf | rat
composer | piano | score waltz | wig
cockroach | bug kitchen | spray crawl hotel | beetle
cobbler | shoe peach | sole elf boot hammer | apple
clone | sheep twin | robot star | lizard
clarinet | orchestra squid | jazz | flute
choker | necklace pearl | velvet | collar
chimpanzee | monkey banana | zoo Tarzan space | tea
chickpea | hummus falafel | bean salad | curry
cherub | angel Cupid | wing harp cheek | baby
chaos | butterfly order | school
cavity | tooth dentist | sugar drill | chest
cavalry | horse charge | sword trumpet soldier | chess
castaway | island raft | coconut beard bottle | radio
cassette | tape ribbon | radio pencil car | album
casserole | tuna noodle | oven neighbor dish | cheese
carol | Christmas choir | song neighbor bell | snow
carnation | pink | suit milk
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
booth | toll | kiss photo
boom | cannon thunder | microphone baby | sail
blush | bride cheek | pink brush | rose
blubber | whale walrus | seal oil | penguin
blackboard | chalk teacher | school math | nail
barge | canal river | boat Cleopatra | dog
banquet | feast king | table wedding turkey | toast
balm | lip tiger | wax mint | stick
baguette | bread Paris | sandwich cafe
badminton | racket net | garden feather | tennis
bacteria | yogurt | cheese mold doctor | tooth
autograph | pen star | actor book | cast
asparagus | green tip | vegetable | spring
arcade | game coin | claw mall
appetizer | menu | shrimp soup waiter olive | egg
anthem | flag song | Olympics star medal | hand hockey
animation | cartoon | mouse clay Japan | pixel
alpaca | llama wool | farm
aisle | bride | wedding cereal plane | shelf
acne | chocolate skin | pizza | spot
accident | car | brake milk police | tree
abracadabra | magic-wand | rabbit hat witch Houdini spell | genie
Yahtzee | dice | yacht cup score
Wolverine | claw | knife | bear
Wales | prince rugby | dragon whale sheep
Waldo | crowd stripe | map book | red hat
Vatican | Rome bishop | smoke | museum
Taj-Mahal | India marble | palace elephant | curry
Switzerland | chocolate bank | knife cheese watch ski | clock
Sparta | shield | soldier helmet | sandal
Singapore | lion chewing-gum | airport
Shylock | pound Venice | | court
September | autumn | school apple leaf
Salem | witch cat | cauldron Halloween
Roosevelt | teddy-bear | bear | mountain
Rodin | statue bronze | kiss | museum
Rembrandt | portrait canvas | watch
Renaissance | Rome | fair statue | flute
Polaroid | camera photo | picture | album
Pisces | fish zodiac | march star
Pisa | tower Galileo | tourist | pizza
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
Leo | lion zodiac | star | raft
Labyrinth | maze | goblin bull string
King-Kong | gorilla skyscraper | plane island | banana
Jericho | wall trumpet | march rose | horn
Jamaica | bolt sled | coffee ginger sprint | beach
Istanbul | turkey | cat carpet bridge kebab
Himalayas | Everest yeti | mountain salt goat snow | cat
Hiroshima | atom | Japan mushroom cloud | crane
Heinz | ketchup bean | bottle pickle mustard | soup
Hershey | chocolate kiss | bar milk | hug
Harvard | ivy | professor student
Groundhog | shadow | alarm-clock | winter
Godfather | horse | father rose Oscar
Gemini | twin zodiac | star | cricket
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
Budweiser | frog | horse bud | Dalmatian
Buckingham | palace | queen London | rabbit
Bruce-Lee | dragon karate | kick yellow | board
Brooklyn | bridge | pizza | tree
Beijing | China duck | Olympics panda | nest
Avatar | blue | Pandora tree movie | tail
Aphrodite | Venus shell | foam | apple
Antoinette | cake wig | palace queen shoe
Anne-Frank | diary attic | | book
Amundsen | Antarctica sled | pole penguin | flag
Alcatraz | island escape | cell rock | shark
Ahab | whale captain | leg ship
Aesop | fox tortoise | fairy-tale ant | lion
Adidas | sneaker stripe | shoe jersey | track
`;
