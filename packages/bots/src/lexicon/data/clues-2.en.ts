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
push | button swing door pedal | |
hold | hand hook glue | anchor |
grab | claw hand catch | crab |
touch | finger skin hand screen | velvet |
hit | hammer bat punch nail drum | kick song |
throwing | ball dart boomerang dice | pitch |
jumping | kangaroo frog rope rabbit cricket | flea parachute |
hop | rabbit frog kangaroo toad | |
leap | frog jump | ballet dolphin cat |
bouncing | ball kangaroo | check spring |
fall | autumn leaf parachute trip | cliff apple Alice |
drop | tear parachute ball | oil |
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
chew | tooth bone | dog toffee |
sip | tea coffee | champagne soup |
blow | whistle wind candle trumpet | kiss nose flute |
squeeze | lemon hug orange accordion | juice sponge |
stir | spoon pot coffee | soup tea |
mix | blender salad bowl | recipe dough |
melting | ice-cream snowman butter chocolate | cheese candle |
frozen | snowman ice-cream yogurt fridge | glacier pizza snow |
boil | egg kettle pasta | pot tea |
fry | egg oil | fish chip |
burn | sun candle match toast | flame charcoal |
smoking | pipe chimney barrel | jacket |
ashes | phoenix volcano | cricket charcoal chimney |
cigarette | smoke match | paper camel |
attention | salute siren | flag teacher |
honor | salute medal knight | samurai judge |
brave | lion hero knight | soldier gladiator |
courage | lion hero knight | soldier |
proud | peacock lion | medal father |
angry | bull gorilla red | wasp |
rage | bull stampede | red | storm gorilla
shy | turtle | mole pink | mouse cheek deer
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
peace | olive sign | pipe white |
freedom | eagle statue flag | escape horse |
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
Obama | Hawaii change | bush Africa |
rap | microphone chain rhythm | gold |
Madonna | queen karaoke | baby | cross star
respect | salute queen judge | teacher king |
envy | green sister | heart eye |
bandit | raccoon mask cowboy sheriff | burglar Robin-Hood wagon |
outlaw | Robin-Hood sheriff cowboy pirate | burglar |
plumbing | pipe sink toilet tap | tube drill shower |
Mario | plumber mushroom pipe mustache | peach turtle castle coin star |
Nintendo | game plumber switch Japan | mushroom turtle |
Netflix | movie internet sofa crown | screen |
Amazon | river jungle piranha parrot internet | box Brazil forest book |
Hulk | green muscle wrestler | monster purple |
Marvel | Thor hero shield spider | hammer captain |
Pixar | lamp cartoon car ant robot | balloon fish movie |
Minion | banana yellow goggles | cartoon |
SpongeBob | cartoon squid star | crab yellow snail |
Simpsons | cartoon yellow | clown bar |
Garfield | cat lasagna orange | cartoon |
Snoopy | dog cartoon | plane | roof scarf
Barbie | doll pink plastic | house |
Ikea | sofa table shelf bed wardrobe | lamp screw Viking |
Coke | soda bottle red | Santa |
Starbucks | coffee mermaid cafe muffin | cup green |
Ferrari | car red race horse | yellow |
Mercedes | car star | taxi | silver race
Ford | car model truck river | |
Shell | oyster turtle snail oil crab | egg tortoise |
passport | airport tourist stamp photo | trip luggage |
customs | airport luggage stamp | habit |
hostage | bank rope mask | tape |
Bigfoot | yeti monster forest | hair shoe |
Nessie | lake monster Scotland | dinosaur |
UFO | alien plate space rocket | Mars light |
Martian | alien green red | planet robot |
invisible | ghost wind ink | oxygen spy |
teamwork | ant bee rugby | sled |
friendship | bracelet dog | hug heart |
gossiping | neighbor whisper barber | magazine |
greeting | wave card hug kiss high-five | salute smile |
goodbye | wave kiss tear hug | airport station |
hello | wave smile | kitten | hand parrot neighbor
congratulations | clap medal toast card | graduation high-five flower |
thanks | gift flower | card turkey |
apology | flower | hug card | letter kiss chocolate
promise | ring bond | finger rainbow |
lie | Pinocchio bluff bed | nose poker fox |
truth | mirror judge question | court |
trickster | fox joker Houdini | bluff clown |
fool | April clown joker prank | gold |
rumor | gossip whisper magazine | neighbor |
vision | eye glasses lens owl | x-ray tunnel |
blind | bat mole date window | eye mouse |
see | eye glasses lens telescope | x-ray mirror |
look | eye mirror window glasses | telescope watch |
hear | ear echo speaker | radio bat |
listen | ear radio speaker | bug echo |
deaf | ear sign | hand | language whisper
optics | lens laser glasses mirror telescope | light |
spectator | stadium crowd match | bench |
applause | clap stage hand | actor thunder |
queue | line bank ticket bus | toilet airport |
crowded | bus metro market sardine | stadium Tokyo |
empty | desert nest bottle tank | zero space |
full | moon stomach belly | house |
half | moon orange | quarter | avocado melon pear
double | twin mirror | bridge | domino bus tennis
pair | sock twin shoe scissors glove | jeans pear |
three | triangle bear | leg | bush clover king
one | ace unicorn cyclops | second finger |
eight | octopus spider | ball skate |
four | clover quarter wheel | season |
six | dice cube | pack ant |
twelve | midnight egg clock | zodiac |
`;
