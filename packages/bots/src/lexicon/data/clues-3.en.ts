export const clues3 = `
bunk | bed camp | ladder cabin brother soldier blanket |
projector | screen movie cinema | slide light | lens school bulb
forty | winter number | wink burglar cave | Aladdin
Snape | potion wizard | professor cauldron snake | prince teacher
signal | radio antenna smoke | bat flag light whistle tower | mirror siren torch
Whoopi | sister ghost | comedy purple actor | choir
Ursula | mermaid octopus sea | witch squid | purple
trailer | movie park truck | tent caravan cinema car camp | tractor boat
Kellogg | cereal rooster | breakfast tiger snap rice | box
Psycho | shower knife | hotel mummy blood | movie curtain
Dallas | Texas cowboy | oil club star |
Denver | nugget horse | airport mountain dinosaur | ski
sore | muscle thumb | back gym knee massage shoulder foot | ankle
Brooks | river | comedy cowboy saddle fish bridge |
racing | horse car jockey | track helmet flag heart yacht stable | hurdle bicycle
lotion | sun skin hand | potion massage beach bottle oil basket | baby
petrol | station oil | car pump tank price truck taxi |
Watergate | tape hotel reporter | spy | burglar plumber
Sam | uncle | green piano dollar flag spade | egg
Bogart | cafe falcon piano | queen hat | detective
hinge | door gate | squeak knee elbow screw oil | window
pest | rat mosquito flea | bug mouse moth ant | fly
mini | skirt mouse car | golf bar fridge | pony
fist | punch thumb | hand bump glove hammer iron dollar |
groom | bride wedding | horse tuxedo ring brush tie stable poodle cake | bouquet
stack | waffle hay | book domino chimney brick log card chip block | paper
slip | banana dress knot | skate pink tongue paper | puddle
Central-Park | carriage skate | zoo bench lake pigeon squirrel | marathon balloon
visitor | guest museum zoo | tourist hospital alien | host team
peanuts | elephant circus | cartoon bar plane shell snack squirrel | popcorn
Calgary | stampede rodeo | Olympics flame cowboy | hockey
charm | bracelet prince luck | snake school Cinderella clover | spell necklace
goldfish | bowl aquarium memory | snack pool | orange carnival
Sweden | sauna moose Viking | fish massage snow ski | yellow
safety | helmet belt lock | match net razor bank fence | brake seal goggles
Counter | kitchen bar stool | bean coffee bank check | clock
Brad | nail Troy | actor hammer club | seven
feta | cheese salad | olive goat tomato sheep spinach | white
trampoline | jump bounce spring | gym acrobat circus | kid kangaroo
Athena | owl Zeus | olive temple shield | spider armor
Pooh | honey bear | tiger donkey owl kangaroo forest | rabbit balloon
monitor | computer screen lizard | heart baby mouse hospital | pixel desk
Odyssey | cyclops space siren | Troy poem trip Poseidon adventure | ship sail
foxtrot | dance tango waltz | alphabet tuxedo disco | ballet radio
Lion-King | meerkat Africa hyena pride | giraffe zebra jungle cartoon | circle stampede
prairie | dog house wagon | grass farm wheat meadow | oyster
Delta | Nile river | plane airport swamp | triangle
build | brick house castle | block carpenter hammer tower snowman nest robot bridge crane | sand
wheels | bicycle car bus | skate wagon spin train tire truck scooter | carriage luggage
omega | watch fish | vitamin sardine Rome | salmon tuna
Morse | code dash | radio detective ship | tap
annoying | mosquito fly | brother orange bug sister neighbor squeak alarm-clock | hiccup scratch
comic | book hero cartoon | clown joker magazine laugh bat |
Super-Bowl | ring champion stadium | team snack trophy eagle tackle | chip
county | fair sheriff | cricket bridge orange court | map
Liberty | statue bell torch | island crown green flag tourist | eagle
dawn | morning rooster | sun vampire planet dish light | horizon zombie
earthquake | crack Japan | scale wave stampede tower | rock volcano
mobile | baby battery | antenna bat oil | caravan selfie
finish | line race flag | marathon ribbon lap track paint | sprint medal
Volkswagen | beetle car bug | rabbit polo golf bus | fox
Aztec | chocolate pyramid Mexico | temple gold sun | feather calendar mask
return | ticket boomerang key | king library tennis gift | carriage
fraternity | house party brother | club barrel | paddle student
dam | beaver river | lake wall concrete waterfall canal | log
Alexandria | library lighthouse Egypt | Cleopatra Nile harbor | book
colorful | rainbow parrot peacock | confetti balloon butterfly flower crayon paint chameleon mosaic | coral clown
male | rooster nurse model | bull king goat prince ram pride | beard
women | bikini perfume dress | Amazon purse skirt lip | sister bride
dynasty | China duck emperor | king Egypt | vase
Andersen | mermaid fairy-tale duck | match swan emperor thumb snow | queen
scream | shout ghost ice-cream | queen monster mouse Tarzan mask | stampede movie
detergent | laundry foam | sock sponge dish sink spot | spray
flowers | bouquet vase petal | garden bee rose spring tulip pollen daisy | meadow wedding
Gosling | duck | jazz nest piano actor | swan drive
fiber | cereal cable | bread wheat bean wool thread | silk muffin internet prune
`;
