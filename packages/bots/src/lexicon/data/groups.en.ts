/**
 * Words that emoji are described by, a group a line; made by scripts/emoji-groups.ts from Unicode's CLDR.
 * Copyright © 2004-2026 Unicode, Inc. Unicode License V3 (https://www.unicode.org/license.txt).
 */
export const groups = `
brace bracket curly gullwing open
light skin tone type
medium-light skin tone type
medium skin tone type
medium-dark skin tone type
dark skin tone type
overline overstrike vinculum
dash line low underdash underline
dash hyphen hyphen-minus minus
dash hyphen
dash en
dash em
bar dash horizontal line
dot dots interpunct katakana middle middot
arabic comma
comma ideographic
semi-colon semicolon
arabic semi-colon semicolon
bang exclamation mark point
bang exclamation inverted mark point
mark question
inverted mark question
arabic mark question
interabang interrobang
dot full period stop
dots ellipsis omission
full ideographic period stop
dot interpunct middle middot
apostrophe quote single typewriter
apostrophe left quote single smart
apostrophe quote right single smart
apostrophe low quote right
double left mark quotation quote smart
double mark quotation quote right smart
double low mark quotation quote right smart
angle brackets carets chevron guillemet left quote
angle brackets carets chevron guillemet quote right
bracket close paren parens parenthesis round
bracket crotchet open square
bracket close crotchet square
brace bracket close curly gullwing
angle bracket brackets chevron diamond open pointy tuple
angle bracket brackets chevron close diamond pointy tuple
angle bracket double open
angle bracket close double
bracket corner open
bracket close corner
bracket corner hollow open
bracket close corner hollow
black bracket lens lenticular open
black bracket close lens lenticular
bracket open shell tortoise
bracket close shell tortoise
bracket hollow lens lenticular open
bracket close hollow lens lenticular
paragraph part section silcrow
alinea mark paragraph paraph pilcrow
ampersat arobase arroba at at-sign commercial mark sign strudel
asterisk star wildcard
oblique slash solidus stroke virgule whack
backslash reverse solidus whack
ampersand and et
hash hashtag lb number pound sign
cent per per-cent percent
mil mille per permil permille
dagger obelisk obelus sign
dagger double obelisk obelus sign
bullet dot
dash hyphen hyphenation point
double prime
prime triple
mark reference
asterism dinkus stars
accent grave tone
accent acute tone
accent caret chevron circumflex control hat pointer power sign wedge xor
diaeresis tréma umlaut
degree hour proof
copyright recording sound
left left-pointing
leftwards stroke
right right-pointing
rightwards stroke
up up-pointing
down down-pointing
leftwards wave
rightwards wave
headed leftwards two
headed two upwards
headed rightwards two
downwards headed two
leftwards tail
rightwards tail
bar from leftwards
bar from upwards
bar from rightwards
bar downwards from
base down up with
leftwards loop
loop rightwards
left right wave
downwards zigzag
leftwards tip upwards
rightwards tip upwards
downwards leftwards tip
downwards rightwards tip
corner downwards rightwards
corner downwards leftwards
anticlockwise semicircle top
clockwise semicircle top
bar long north west
bar bars leftwards over rightwards
anticlockwise circle open
circle clockwise open
barb harpoon leftwards upwards
barb downwards harpoon leftwards
barb harpoon rightwards upwards
barb downwards harpoon rightwards
leftwards over rightwards
and arrows down down-pointing up up-pointing
arrows left left-pointing over right right-pointing
arrows leftwards paired
arrows paired upwards
arrows paired rightwards
arrows downwards paired
harpoon leftwards over rightwards
double leftwards
double leftwards stroke
double upwards
double rightwards
double rightwards stroke
double downwards
double left right
double left right stroke
double north west
double east north
double east south
double south west
leftwards triple
rightwards triple
leftwards squiggle
rightwards squiggle
double stroke upwards
double downwards stroke
dashed leftwards
dashed upwards
dashed rightwards
dashed downwards
bar leftwards
bar rightwards
hollow leftwards
hollow upwards
hollow rightwards
downwards hollow
bar from hollow upwards
downwards leftwards upwards
all any for given universal
differential partial
exists there
empty mathematics operator set
increment triangle
nabla triangle
contains element membership of set
an element not
as contains element member
end halmos proof qed tombstone
logic n-ary product
mathematics n-ary summation
add plus sign
divide division obelus sign
multiplication multiply sign times
less less-than open tag than
inequality less-than mathematics not
equal equals
equal inequality inequation not
close greater greater-than tag than
greater-than inequality mathematics not
negation not
bar line pike pipe sheffer stick stroke vbar vertical
minus sign subtract
minus superscript
minus-or-plus plus-minus
division slash stroke virgule
fraction slash stroke virgule
asterisk operator star
composition operator ring
bullet operator
radical radix root square surd
proportional proportionality
infinity sign
angle mathematics right
acute angle
divides divisor
ac and atque logical wedge
intersection set
collection set union
calculus integral
calculus double integral
contour integral
logic therefore
because logic
proportion proportionality
operator tilde
reversed tilde
inverted lazy s
asymptote asymptotically equal mathematics
approximately congruence equal equality isomorphism mathematics
almost approximate approximation equal
all equal equality mathematics
approximately equal image the
equal equality in mathematics ring
exact identical to triple
equality equivalent mathematics strictly
equal equals inequality less-than or
equal equals greater-than inequality or
equal inequality less-than mathematics over
equal greater-than inequality mathematics over
inequality less-than mathematics much
greater-than inequality mathematics much
equivalent greater-than inequality mathematics
mathematics operator precedes set
mathematics operator set succeeds
does mathematics not operator set succeed
of set subset
mathematics operator set superset
equal subset
equal equality mathematics superset
circled plus
circled difference erosion minus symmetric
circled product tensor times
circled division division-like mathematics slash
circled dot operator XNOR
circled operator ring
asterisk circled operator
addition-like mathematics plus squared
mathematics minus squared subtraction-like
eet falsum tack up
does force not
mathematics operator precedes relation set under
mathematics operator relation set succeeds under
as contain does equal group mathematics normal not subgroup theory
conjugate hermitian mathematics matrix self-adjoint square
mathematics right right-angled triangle
disjunction logic logical n-ary or
intersection mathematics n-ary operator set
mathematics n-ary operator set union
dot operator
operator star
binary bowtie join natural operator
double intersection mathematics operator set
inequality less-than mathematics much very
greater-than inequality mathematics much very
ellipsis mathematics vertical
ellipsis horizontal midline
diagonal ellipsis mathematics right up
diagonal down ellipsis mathematics right
filled square
hollow square
corners hollow rounded square with
containing filled hollow square
fill horizontal square with
fill square vertical with
crosshatch fill orthogonal square
fill left lower right square upper
crosshatch diagonal fill square
filled rectangle
hollow rectangle
filled rectangle vertical
filled parallelogram
filled triangle up up-pointing
hollow triangle up-pointing
filled small triangle up-pointing
hollow small triangle up-pointing
hollow right-pointing triangle
filled right-pointing small triangle
hollow right-pointing small triangle
filled pointer right-pointing
hollow pointer right-pointing
down down-pointing filled triangle
down-pointing hollow triangle
down-pointing filled small triangle
down-pointing hollow small triangle
hollow left-pointing triangle
filled left-pointing small triangle
hollow left-pointing small triangle
filled left-pointing pointer
hollow left-pointing pointer
diamond filled
diamond hollow
containing diamond filled hollow
cicles circle circled concentric containing dot filled fisheye hollow ward
diamond lozenge rhombus
circle hollow ring
circle dotted
circle fill vertical with
circle circles concentric double target
circle filled
circle filled half left
circle filled half right
circle filled half lower
circle filled half upper
circle filled quadrant right upper
all but circle filled left quadrant upper
bullet inverse
circle containing filled hollow inverse square
arc circular left quadrant upper
arc circular quadrant right upper
arc circular lower quadrant right
arc circular left lower quadrant
circle half upper
circle half lower
filled lower right triangle
filled left lower triangle
filled left triangle upper
filled right triangle upper
bullet hollow
circle hollow large ring
hollow quadrant right square upper
circle hollow quadrant right upper with
lower right triangle
eighth music note
plus subscript two
cross product vector
interior product
double logical or underbar
equal less-than slanted
above equal less-than similar
double-line equal greater-than inequality mathematics
above almost equal not succeeds
bemolle flat music note
dièse diesis music note sharp
cheerful cheery grin grinning happy laugh nice smile smiling teeth
awesome big eyes grin grinning happy mouth open smile smiling teeth yay
eye eyes grin grinning happy laugh lol mouth open smile smiling
beaming eye eyes grin grinning happy nice smile smiling teeth
closed eyes grinning haha hahaha happy laugh lol mouth open rofl smile smiling squinting
cold dejected excited grinning mouth nervous open smile smiling stress stressed sweat
crying floor funny haha happy hehe hilarious joy laugh lmao lol rofl roflmao rolling tear
crying feels funny haha happy hehe hilarious joy laugh lmao lol rofl roflmao tear
happy slightly smile smiling
hehe smile upside-down
disappear dissolve embarrassed haha heat hot liquid lol melt melting sarcasm sarcastic
flirt heartbreaker sexy slide tease wink winking winks
blush eye eyes glad satisfied smile smiling
angel angelic angels blessed fairy fairytale fantasy halo happy innocent peaceful smile smiling spirit tale
adore crush heart hearts ily love romance smile smiling you
bae eye feels heart-eyes hearts ily kisses love romance romantic smile xoxo
excited eyes grinning smile star star-struck starry-eyed wow
adorbs bae blowing flirt heart ily kiss love lover miss muah romantic smooch xoxo you
date dating flirt ily kiss love smooch smooches xoxo you
happy outlined relaxed smile smiling
bae blush closed date dating eye eyes flirt ily kisses kissing smooches xoxo
closed date dating eye eyes flirt ily kiss kisses kissing love night smile smiling
glad grateful happy joy pain proud relieved smile smiley smiling tear touched
delicious eat full hungry savor smile smiling tasty um yum yummy
awesome cool nice party stuck-out sweet tongue
crazy epic eye funny joke loopy nutty party stuck-out tongue wacky weirdo wink winking yolo
crazy eye eyes goofy large small zany
closed eye eyes gross horrible omg squinting stuck-out taste tongue whatever yolo
money money-mouth mouth paid
hands hug hugging open smiling
giggle giggling mouth oops realization secret shock sudden surprise whoops
amazement awe disbelief embarrass eyes gasp mouth omg open over quiet scared shock surprise
captivated embarrass eye hide hiding peek peeking peep scared shy stare
quiet shh shush shushing
chin consider hmm ponder pondering thinking wondering
good luck OK respect salute saluting sir troops yes
keep mouth quiet secret shut zip zipper zipper-mouth
disapproval disbelief distrust emoji eyebrow hmm mild raised skeptic skeptical skepticism surprise what
awkward blank deadpan expressionless fine jealous meh neutral oh shade straight unamused unhappy unimpressed whatever
awkward dead expressionless fine inexpressive jealous meh not oh omg straight uh unhappy unimpressed whatever
awkward blank expressionless mouth mouthless mute quiet secret silence silent speechless
depressed disappear dotted hidden hide introvert invisible line meh whatever wtv
absentminded clouds fog head
boss dapper flirt homie kidding leer shade slick sly smirk smug snicker suave suspicious swag
bored fine jealous jel jelly pissed smh ugh uhh unamused unhappy weird whatever
eyeroll eyes rolling shade ugh whatever
awk awkward dentist grimace grimacing grinning smile smiling
blow blowing exhale exhaling exhausted gasp groan relief sigh smiley smoke whisper whistle
liar lie lying pinocchio
crazy daze earthquake omg panic shaking shock surprise vibrate whoa wow
head horizontally no shake shaking
head nod shaking vertically yes
calm peace relief relieved zen
awful bored dejected died disappointed losing lost pensive sad sucks
crying good night sad sleep sleeping sleepy tired
bed bedtime good goodnight nap night sleep sleeping tired whatever yawn zzz
bags bored exhausted eyes fatigued late sleepy tired weary
cold dentist dermatologist doctor dr germs mask medical medicine sick
ill sick thermometer
bandage head-bandage hurt injury ouch
gross nasty nauseated sick vomit
barf ew gross puke sick spew throw up vomit vomiting
fever flu gesundheit sick sneeze sneezing
dying feverish heat hot panting red-faced stroke sweating tongue
blue blue-faced cold freezing frostbite icicles subzero teeth
dizzy drunk eyes intoxicated mouth tipsy uneven wavy woozy
crossed-out dead dizzy eyes feels knocked out sick tired
confused dizzy eyes hypnotized omg smiley spiral trouble whoa woah woozy
blown explode exploding head mind mindblown no shocked way
cowboy cowgirl hat
bday birthday celebrate celebration excited happy hat hooray horn party partying
disguise eyebrow glasses incognito moustache mustache nose spy tache tash
awesome beach bright bro chilling cool rad relaxed shades slay smile style sunglasses swag win
brainy clever expert geek gifted glasses intelligent nerd smart
classy fancy monocle rich stuffy wealthy
befuddled confused confusing dunno frown hm meh not sad sorry sure
confused confusion diagonal disappointed doubt doubtful frustrated frustration meh mouth skeptical unsure whatever wtv
anxious butterflies nerves nervous sad stress stressed surprised worried worry
frown frowning sad slightly
frown frowning sad
believe forgot mouth omg open shocked surprised sympathy unbelievable unreal whoa wow you
epic hushed omg stunned surprised whoa woah
astonished cost no omg shocked totally way
amazed awkward crazy dazed dead disbelief embarrassed flushed geez heat hot impressed jeez what wow
anxiety bloated panic shocked surprised vulnerable
begging big eyes mercy not pleading please pretty puppy sad why
admiration aww back cry embarrassed feelings grateful gratitude holding joy please proud resist sad tears
caught frown frowning guard mouth open scared scary surprise what wow
anguished forgot scared scary stressed surprise unhappy what wow
afraid anxious blame fear fearful scared worried
anxious blue cold eek mouth nervous open rushed scared sweat yikes
anxious call close complicated disappointed not relieved sad sweat time whew
awful cry crying feels miss sad tear triste unhappy
bawling cry crying loudly sad sob tear tears unhappy
epic fear fearful munch scared scream screamer screaming shocked surprised woah
annoyed confounded confused cringe distraught feels frustrated mad sad
concentrate concentration focus headache persevere persevering
awful blame dejected disappointed fail losing sad unhappy
close cold downcast feels headache nervous sad scared sweat yikes
crying fail feels hungry mad nooo sad sleepy tired unhappy weary
cost feels nap sad sneeze tired
bedtime bored goodnight nap night sleep sleepy tired whatever yawn yawning zzz
anger angry feels fume fuming furious fury mad nose steam triumph unhappy won
anger angry enraged feels mad maddening pouting rage red shade unhappy upset
anger angry blame feels frustrated mad maddening rage shade unhappy upset
censor cursing cussing mad mouth pissed swearing symbols
demon devil evil fairy fairytale fantasy horns purple shade smile smiling tale
angry demon devil evil fairy fairytale fantasy horns imp mischievous purple shade tale
body dead death fairy fairytale lmao monster skull tale yolo
bone crossbones dead death monster skull
bs comic doo dung fml monster pile poo poop smelly smh stink stinks stinky turd
creature devil fairy fairytale fantasy mask monster ogre scary tale
angry creature fairy fairytale fantasy goblin mask mean monster tale
boo creature excited fairy fairytale fantasy ghost halloween haunting monster scary silly tale
alien creature extraterrestrial fairy fairytale fantasy monster space tale ufo
alien creature extraterrestrial fairy fairytale fantasy game gamer games monster pixelated space tale ufo
monster robot
cat grinning mouth open smile smiling
cat eye eyes grin grinning smile smiling
cat joy laugh laughing lol tear tears
cat eye heart heart-eyes love smile smiling
cat ironic smile wry
cat closed eye eyes kiss kissing
cat oh surprised weary
cat cry crying sad tear
cat pouting
embarrassed evil forbidden forgot gesture hide monkey no omg prohibited scared secret smh watch
ears evil forbidden gesture hear listen monkey no not prohibited secret shh tmi
evil forbidden gesture monkey no not oops prohibited quiet secret speak stealth
heart letter love mail romance valentine
adorbs cupid date emotion heart ily love romance valentine
anniversary emotion heart ily kisses ribbon valentine xoxo
emotion excited good heart ily kisses morning night sparkle sparkling xoxo
emotion excited growing heart heartpulse ily kisses muah nervous pulse xoxo
beating cardio emotion heart heartbeat ily love pulsating pulse
adorbs anniversary emotion heart hearts revolving
anniversary date dating emotion heart hearts ily kisses love loving two xoxo
decoration emotion heart hearth purple white
exclamation heart heavy mark punctuation
break broken crushed emotion heart heartbroken lonely sad
burn fire heart love lust sacred
healthier heart improving mending recovering recuperating well
emotion heart love red
adorable cute emotion heart ily like love pink special sweet
heart orange
cardiac emotion heart ily love yellow
emotion green heart ily love romantic
blue emotion heart ily love romance
blue cute cyan emotion heart ily light like love sky special teal
bestest emotion heart ily love purple
brown heart
black evil heart wicked
emotion gray grey heart ily love silver slate special
heart white
dating emotion heart kiss kissing lips mark romance sexy
agree clearly definitely faithful fleek full hundred keep perfect point score TRUE truth yup
anger angry comic mad symbol upset
argument brawl debate disagreement fight ruckus wrestle
bomb boom collide collision comic explode
comic dizzy shining shooting star stars
comic drip droplet droplets drops splashing squirt sweat water wet work workout
away cloud comic dash dashing fart fast go gone gotta running smoke
balloon bubble comic dialog message sms speech talk text typing
balloon bubble eye speech witness
balloon bubble dialog left speech
anger angry balloon bubble mad right
balloon bubble cartoon cloud comic daydream decisions dream idea invent invention realize think thoughts wonder
comic good goodnight night sleep sleeping sleepy tired zzz
bye cya greetings gtg hello hey hi later outtie ttfn ttyl wave yo you
back backhand raised
finger fingers raised splayed stop
five high raised stop
finger hands salute Vulcan
handshake hold reach right rightward rightwards shake
handshake hold left leftward leftwards reach shake
dismiss down drop dropped palm pick shoo up
beckon catch come hold know lift me offer palm tell
block five halt high hold leftward leftwards pause push pushing refuse slap stop wait
block five halt high hold pause push pushing refuse rightward rightwards slap stop wait
awesome bet dope fleek fosho got gotcha legit OK okay pinch rad sure sweet three
fingers gesture hold huh interrogation patience pinched relax sarcastic ugh what zip
amount bit fingers little pinching small sort
peace v victory
cross crossed finger fingers luck
crossed expensive finger heart index love money snap thumb
fingers gesture ILY love love-you three you
finger horns rock-on sign
call hang loose me Shaka
backhand finger index left point pointing
backhand finger index point pointing right
backhand finger index point pointing up
finger middle
backhand down finger index point pointing
finger index point pointing this up
at finger index pointing poke viewer you
good like thumb up yes
bad dislike down good no nope thumb thumbs
clenched fist punch raised solidarity
absolutely agree boom bro bruh bump clenched correct fist knuckle oncoming pound punch rock ttyl
fist left-facing leftwards
fist right-facing rightwards
applause approval awesome clap congrats congratulations excited good great homie job nice prayed well yay
celebration gesture hands hooray praise raised raising
hands heart love you
hands hug jazz open swerve
cupped dua hands palms pray prayer together up wish
agreement deal handshake meeting shake
appreciate ask beg blessed bow cmon five folded gesture high please pray thanks thx
write writing
bored care cosmetics done makeup manicure nail polish whatever
camera phone selfie
arm beast bench biceps bodybuilder bro curls flex gains gym jacked muscle press ripped strong weightlift
accessibility arm mechanical prosthetic
accessibility leg mechanical prosthetic
bent foot kick knee leg limb
ankle feet foot kick stomp
body ear ears hear hearing listen listening sound
accessibility aid ear hard hearing
body nose noses nosey odor smell smells
brain intelligent smart
anatomical beat cardiology heart heartbeat organ pulse real red
breath breathe exhalation inhalation lung lungs organ respiration
dentist pearly teeth tooth white
bone bones dog skeleton wishbone
body eye eyes googly look looking omg peep see seeing
body eye one
body lick slurp tongue
beauty body kiss kissing lips lipstick mouth
anxious bite biting fear flirt flirting kiss lip lipstick nervous sexy uncomfortable worried worry
babies baby children goo infant newborn pregnant young
bright-eyed child grandchild kid young younger
boy bright-eyed child grandson kid son young younger
bright-eyed child daughter girl granddaughter kid Virgo young younger zodiac
blond blond-haired human
adult bro
beard bearded whiskers
blond blond-haired hair
adult lady
blond blond-haired blonde hair
adult elderly grandparent old wise
adult bald elderly gramps grandfather grandpa old wise
adult elderly grandma grandmother granny lady old wise
annoyed disappointed disgruntled disturbed frown frowning frustrated gesture irritated upset
disappointed downtrodden frown grimace pouting scowl sulk upset whine
forbidden gesture NO not prohibit
exercise gesture gesturing OK omg
fetch flick flip gossip sarcasm sarcastic sassy seriously tipping whatever
gesture here know me pick question raise raising
accessibility deaf ear gesture hear
apology ask beg bow bowing favor forgive gesture meditate meditation pity regret sorry
again bewilder disbelief exasperation facepalm no not oh omg shock smh
doubt dunno guess idk ignorance indifference knows maybe shrug shrugging whatever who
doctor health healthcare nurse therapist worker
graduate student
instructor lecturer professor teacher
judge justice law scales
farmer gardener rancher
chef cook
electrician mechanic plumber tradesperson
assembly factory industrial worker
architect business manager office white-collar worker
biologist chemist engineer mathematician physicist scientist
coder computer developer inventor software technologist
actor entertainer rock rockstar singer star
artist palette
pilot plane
astronaut rocket space
fire firefighter firetruck
apprehend arrest citation cop law officer over police pulled undercover
detective sleuth spy
buckingham guard helmet london palace
assassin fight fighter hidden ninja secret skills sly soldier stealth war
build construction fix hardhat hat rebuild remodel repair work worker
crown monarch noble regal royal royalty
crown fairy fairytale fantasy king prince royal royalty tale
crown fairy fairytale fantasy princess queen royal royalty tale
turban wearing
cap Chinese gua guapi hat mao pi skullcap
bandana head headscarf hijab kerchief mantilla tichel
formal tuxedo wedding
formal groom tuxedo wedding
veil wedding
bride veil wedding
belly bloated full overeat pregnant
belly bloated full overeat pregnant stuffed
baby breast breast-feeding feeding mom mother nursing
baby feed feeding mom mother nanny newborn nursing
baby dad father feed feeding nanny newborn nursing
baby feed feeding nanny newborn nursing parent
angel baby church fairy fairytale fantasy tale
celebration Christmas claus fairy fantasy father holiday merry santa tale xmas
celebration Christmas claus fairy fantasy holiday merry mother Mrs santa tale xmas
celebration Christmas claus fairy fantasy holiday merry Mx santa tale xmas
good hero superhero superpower
good hero heroine superhero superpower
bad criminal evil superpower supervillain villain
fantasy mage magic play sorcerer sorceress sorcery spell summon witch wizard
fairy fairytale fantasy myth pixie tale wings
fairy fairytale fantasy myth Oberon pixie Puck tale wings
fairy fairytale fantasy myth pixie tale Titania wings
blood Dracula fangs halloween scary supernatural teeth undead vampire
blood fangs halloween scary supernatural teeth undead vampire
creature fairytale folklore merperson ocean sea siren trident
creature fairytale folklore merman Neptune ocean Poseidon sea siren trident Triton
creature fairytale folklore mermaid merwoman ocean sea siren trident
elf elves enchantment fantasy folklore magic magical myth
djinn fantasy genie jinn lamp myth rub wishes
apocalypse dead halloween horror scary undead walking zombie
fairy fantasy monster tale troll trolling
bigfoot cryptid forest giant hairy sasquatch woodwose yeti
getting headache massage relax relaxing salon soothe spa tension therapy treatment
barber beauty chop cosmetology cut groom hair haircut parlor shears style
amble gait hike pace pedestrian stride stroll walk walking
stand standing
kneel kneeling knees
accessibility blind cane probing white
accessibility motorized wheelchair
accessibility manual wheelchair
fast hurry marathon move quick race racing run rush speed
ballet dancer
dance dancer dancing elegant festive flair flamenco groove salsa tango
business levitating suit
bestie bff bunny counterpart dancer double ear identical pair party partying people soulmate twin twinsies
bestie bff bunny counterpart dancer double ear identical men pair party partying people soulmate twin twinsies
bestie bff bunny counterpart dancer double ear identical pair party partying people soulmate twin twinsies women
day luxurious pamper relax room sauna spa steam steambath unwind
climb climber climbing mountain rock scale up
fencer fencing sword
horse jockey racehorse racing riding sport
ski skier snow
ski snow snowboard snowboarder sport
ball birdie caddy driving golf golfing green pga putt range tee
beach ocean sport surf surfer surfing swell waves
boat canoe cruise fishing lake oar paddle raft river row rowboat rowing
freestyle sport swim swimmer swimming triathlon
athletic ball basketball bouncing championship dribble net player throw
barbell bodybuilder deadlift lifter lifting powerlifting weight weightlifter weights workout
bicycle bicyclist bike biking cycle cyclist riding sport
bicycle bicyclist bike biking cycle cyclist mountain riding sport
active cartwheel cartwheeling excited flip gymnastics happy somersault
combat duel grapple people ring tournament wrestle wrestling
combat duel grapple men ring tournament wrestle wrestling
combat duel grapple ring tournament women wrestle wrestling
playing polo sport swimming water waterpolo
athletics ball catch chuck handball hurl lob pitch playing sport throw toss
act balance balancing handle juggle juggling manage multitask skill
cross legged legs lotus meditation peace position relax serenity yoga yogi zen
bath bathtub taking tub
bed bedtime good goodnight hotel nap night sleep tired zzz
bae bestie bff couple dating flirt friends hold people twins
bae bestie bff couple dating flirt friends girls hold sisters twins women
bae bestie bff couple dating flirt friends hold twins
bae bestie bff boys brothers couple dating flirt friends hold men twins
anniversary babe bae couple date dating heart kiss love mwah romance together xoxo
anniversary babe bae couple dating heart kiss love relationship romance together you
head silhouette speak speaking
bust mysterious shadow silhouette
bff bust busts everyone friend friends people silhouette
comfort embrace farewell friendship goodbye hello hug hugging love people thanks
child family
adult child family
barefoot clothing footprint footprints omw print walk
clue crime detective fingerprint forensics identity mystery print safety trace
ginger hair red redhead
afro curly hair ringlets
gray hair old white
bald chemotherapy hair hairless no shaven
banana monkey
ape monkey orangutan
adorbs dog pet puppies puppy
animals dog dogs pet
accessibility blind dog guide
accessibility assistance dog service
dog fluffy poodle
curious raccoon sly
cat kitten kitty pet
animals cat cats kitten pet
black cat feline halloween meow unlucky
alpha Leo lion mane order rawr roar safari strong zodiac
big cat predator tiger
big cat predator tiger zoo
big cat leopard predator zoo
dressage equine farm horse horses
alces antlers elk mammal moose
ass burro donkey hinny mammal mule stubborn
equestrian farm horse racehorse racing
stripe zebra
bison buffalo herd wisent
cow farm milk moo
animals bull farm ox Taurus zodiac
buffalo water zoo
animals cow farm milk moo
bacon farm pig pork
bacon farm pig pork sow
boar pig
farm nose pig smell snout
Aries horns male ram sheep zodiac zoo
baa ewe farm female fluffy lamb sheep wool
Capricorn farm goat milk zodiac
camel desert dromedary hump one
bactrian camel desert hump two two-hump
alpaca guanaco llama vicuña wool
giraffe spots
extinction large mammoth tusk wooly
hippo hippopotamus
animals mouse
hamster pet
bunny pet rabbit
chipmunk squirrel
beaver dam teeth
hedgehog spiny
bat vampire
bear grizzly growl honey
arctic bear polar white
australia bear down koala marsupial under
bamboo panda
lazy sloth slow
fishing otter playful
skunk stink
joey jump kangaroo marsupial
badger honey pester
feet paw paws print prints
bird gobble thanksgiving turkey
bird chicken ornithology
bird ornithology rooster
baby bird chick egg hatching
baby bird chick ornithology
baby bird chick front-facing newborn ornithology
bird ornithology
antarctica bird ornithology penguin
bird dove fly ornithology peace
bird eagle ornithology
bird duck ornithology
bird cygnet duckling ornithology swan ugly
bird ornithology owl wise
bird dodo extinction large ornithology
bird feather flight light plumage
bird flamboyant flamingo ornithology tropical
bird colorful ornithology ostentatious peacock peahen pretty proud
bird ornithology parrot pirate talk
angelic ascend aviation bird fly flying heavenly mythology soar wing
beak bird black caw corvid crow ornithology raven rook
bird duck flock fowl gaggle gander geese goose honk ornithology silly
ascend ascension emerge fantasy firebird glory immortal phoenix rebirth reincarnation reinvent renewal revival revive rise transform
crocodile zoo
terrapin tortoise turtle
lizard reptile
bearer Ophiuchus serpent snake zodiac
dragon fairy fairytale tale
dragon fairy fairytale knights tale
brachiosaurus brontosaurus dinosaur diplodocus sauropod
dinosaur Rex T T-Rex Tyrannosaurus
beach ocean spouting whale
beach ocean whale
beach dolphin flipper ocean
marine ocean whale
lion ocean sea seal
dinner fish fishes fishing Pisces zodiac
fish fishes tropical
blowfish fish
fish shark
creature ocean octopus
beach conch sea shell spiral
change climate coral ocean reef sea
aquarium burn invertebrate jelly jellyfish life marine ocean ouch plankton sea sting stinger tentacles
Cancer crab zodiac
bisque claws lobster seafood
shellfish shrimp small
mollusk squid
diving oyster pearl
escargot garden nature slug snail
butterfly insect pretty
bug garden insect
ant garden insect
bee bumblebee honey honeybee insect nature spring
beetle bug insect
beetle garden insect lady ladybird ladybug nature
bug cricket grasshopper insect Orthoptera
cockroach insect pest roach
insect spider
spider web
Scorpio scorpion Scorpius zodiac
bite disease fever insect malaria mosquito pest virus
disease fly insect maggot pest rotting
annelid earthworm parasite worm
amoeba bacteria microbe science virus
anniversary birthday bouquet date flower love plant romance
blossom cherry flower plant spring springtime
flower white
beauty Buddhism calm flower Hinduism lotus peace purity serenity
plant rosette
beauty elegant flower love plant red rose valentine
dying flower wilted
flower hibiscus plant
flower outdoors plant sun sunflower
blossom buttercup dandelion flower plant
blossom flower growth plant tulip
bloom bluebonnet flower hyacinth indigo lavender lilac lupine plant purple shrub snapdragon spring violet
plant sapling seedling sprout young
decor grow house nurturing plant pot potted
christmas evergreen forest pine tree
deciduous forest green habitat shedding tree
beach palm plant tree tropical
cactus desert drought nature plant
ear grain grains plant rice sheaf
herb leaf plant
irish plant shamrock
clover four four-leaf irish leaf lucky plant
falling leaf maple
autumn fall fallen falling leaf
blow flutter fluttering leaf wind
branch empty home nest nesting
bird branch egg eggs nest nesting
fungus mushroom toadstool
bare barren branches dead drought leafless tree trunk winter wood
Dionysus fruit grape grapes
cantaloupe fruit melon
fruit watermelon
c citrus fruit nectarine orange tangerine vitamin
citrus fruit lemon sour
acidity citrus cocktail fruit garnish key lime margarita mojito refreshing salsa sour tangy tequila tropical zest
banana fruit potassium
colada fruit pina pineapple tropical
fruit mango tropical
apple diet fruit health red ripe
apple fruit green
fruit pear
fruit peach
berries cherries cherry fruit red
berry fruit strawberry
berries berry bilberry blue blueberries blueberry fruit
fruit kiwi
fruit tomato vegetable
coconut colada palm piña
avocado fruit
aubergine eggplant vegetable
potato vegetable
carrot vegetable
corn crops ear farm maize maze
hot pepper
bell capsicum pepper vegetable
cucumber pickle vegetable
bok burgers cabbage choy green kale leafy lettuce salad
broccoli cabbage wild
flavoring garlic
flavoring onion
nut peanut peanuts vegetable
beans kidney legume small
almond chestnut plant
beer ginger health herb natural root spice
beans beanstalk edamame legume pea pod soybean vegetable veggie
fungi fungus mushroom nature pizza portobello shiitake shroom spore sprout toppings truffle vegetable vegetarian veggie
beet garden radish root salad turnip vegetable vegetarian
bread carbs grain loaf restaurant toast wheat
bread breakfast crescent croissant french roll
baguette bread french
arepa bread flatbread gordita lavash naan pita
convoluted pretzel twisted
bagel bakery bread breakfast schmear
breakfast crêpe hotcake pancake pancakes
breakfast indecisive iron waffle
cheese wedge
bone meat
bone chicken drumstick hungry leg poultry turkey
chop cut lambchop meat porkchop red steak
bacon breakfast meat
burger eat fast hamburger hungry
fast french fries
cheese hungry pepperoni pizza slice
dog frankfurter hot hotdog sausage
bread sandwich
mexican taco
burrito mexican wrap
mexican pamonha tamale wrapped
falafel flatbread gyro kebab stuffed
chickpea falafel meatball
breakfast egg
breakfast cooking easy egg fry frying over pan restaurant side sunny up
casserole paella pan shallow
pot soup stew
cheese chocolate fondue melted pot ski
bowl breakfast cereal congee oatmeal porridge spoon
green salad
corn movie pop popcorn
butter dairy
condiment flavor mad salt salty shaker taste upset
can canned
bento box
cracker rice
ball Japanese rice
cooked rice
curry rice
bowl chopsticks noodle pho ramen soup steaming
meatballs pasta restaurant spaghetti
potato roasted sweet
kebab oden restaurant seafood skewer stick
fried prawn shrimp tempura
cake fish pastry restaurant swirl
autumn cake festival moon yuèbǐng
dango dessert Japanese skewer stick sweet
dumpling empanada gyōza jiaozi pierogi potsticker
cookie fortune prophecy
box chopsticks delivery oyster pail takeout
cream dessert ice icecream restaurant serve soft sweet
dessert ice restaurant shaved sweet
cream dessert ice restaurant sweet
breakfast dessert donut doughnut sweet
chip chocolate cookie dessert sweet
bday birthday cake celebration dessert happy pastry sweet
cake dessert pastry shortcake slice sweet
bakery cupcake dessert sprinkles sugar sweet treat
apple filling fruit meat pastry pie pumpkin slice
bar candy chocolate dessert halloween sweet tooth
candy cavities dessert halloween restaurant sweet tooth wrapper
candy dessert lollipop restaurant sweet
custard dessert pudding sweet
barrel bear honey honeypot jar pot sweet
babies baby birth born bottle drink infant milk newborn
drink glass milk
beverage cafe caffeine chai coffee drink hot morning steaming tea
brew drink pot tea teapot
beverage cup drink handle oolong tea teacup
bar beverage bottle cup drink restaurant sake
bar bottle cork drink popping
alcohol bar beverage booze club drink drinking drinks glass restaurant wine
alcohol bar booze club cocktail drink drinking drinks glass mad martini men
alcohol bar booze club cocktail drink drinking drinks drunk mai party tai tropical tropics
alcohol ale bar beer booze drink drinking drinks mug octoberfest oktoberfest pint stein summer
alcohol bar beer booze bottoms cheers clink clinking drinking drinks mugs
celebrate clink clinking drink glass glasses
glass liquor scotch shot tumbler whiskey whisky
accident drink empty glass liquid oops pour pouring spill water
cup drink juice malt soda soft straw water
boba bubble milk pearl tea
beverage box juice straw sweet
drink mate
cold cube ice iceberg
chopsticks hashi jeotgarak kuaizi
cooking dinner eat fork knife plate
breakfast breaky cooking cutlery delicious dinner eat feed fork hungry knife lunch restaurant yum yummy
eat spoon tableware
chef cooking hocho kitchen knife tool weapon
condiment container empty jar nothing sauce store
amphora Aquarius cooking drink jug tool weapon zodiac
Africa earth Europe Europe-Africa globe showing world
Americas earth globe showing world
Asia Asia-Australia Australia earth globe showing world
earth globe internet meridians web world worldwide
map world
Japan map
compass direction magnetic navigation orienteering
cold mountain snow snow-capped
avalanche danger disaster earthquake mountain mudslide rocks
eruption mountain nature volcano
fuji mount mountain nature
beach umbrella
desert island
national park
building classical
building construction crane
brick bricks clay mortar wall
boulder heavy rock solid stone tough
log lumber timber wood
home house hut roundhouse shelter yurt
house houses
derelict home house
building country heart home house ranch settle simple suburban suburbia where
building country garden heart home house ranch settle simple suburban suburbia where
building city cubical job office
building Japanese office post
building European office post
building doctor hospital medicine
bank building
building hotel
building hotel love
building convenience hours store
building school
building department store
building factory
building castle Japanese
building castle European
chapel hitched nuptials romance wedding
Tokyo tower
liberty Liberty new ny nyc statue Statue york
bless chapel Christian church cross religion
islam masjid mosque Muslim religion
hindu temple
Jew Jewish judaism religion synagogue temple
religion shinto shrine
hajj islam kaaba Muslim religion umrah
camping tent
fog foggy
night star stars
city cityscape
morning mountains over sun sunrise
morning nature sun sunrise
at building city cityscape dusk evening landscape sun sunset
building dusk sun sunset
at bridge night
hot hotsprings springs steaming
carousel entertainment horse
amusement park play playground playing slide sliding theme
amusement ferris park theme wheel
amusement coaster park roller theme
barber cut fresh haircut pole shave
circus tent
caboose engine locomotive railway steam train trains travel
car electric railway train tram travel trolleybus
high-speed railway shinkansen speed train
bullet high-speed nose railway shinkansen speed train travel
arrived choo railway train
metro subway travel
arrived light monorail rail railway
railway station train
tram trolleybus
monorail vehicle
car mountain railway trip
bus car tram trolley trolleybus
bus school vehicle
bus cars oncoming
bus tram trolley trolleybus
bus drive minibus van vehicle
ambulance emergency vehicle
engine fire truck
car cops patrol police
car oncoming police
cab cabbie car drive taxi vehicle yellow
cab cabbie cars drove hail oncoming taxi yellow
automobile car driving vehicle
automobile car cars drove oncoming vehicle
car drive recreational sport sportutility utility vehicle
automobile car flatbed pick-up pickup transportation truck
car delivery drive truck vehicle
articulated car drive lorry move semi truck vehicle
tractor vehicle
car racing zoom
motorcycle racing
motor scooter
auto rickshaw tuk
bicycle bike class cycle cycling cyclist gang ride spin spinning
kick scooter
board skate skateboard skater wheels
blades roller skate skates sport
bus busstop stop
highway motorway road
railway track train
drum oil
diesel fuel fuelpump gas gasoline pump station
car circle tire turn vehicle wheel
alarm alert beacon car emergency light police revolving siren
horizontal intersection light signal stop stoplight traffic
drove intersection light signal stop stoplight traffic vertical
octagonal sign stop
barrier construction
anchor ship tool
buoy float life lifesaver preserver rescue ring safety save saver swim
boat resort sailboat sailing sea yacht
boat canoe
billionaire boat lake luxury millionaire speedboat summer travel
passenger ship
boat ferry passenger
boat motor motorboat
boat passenger ship travel
aeroplane airplane fly flying jet plane travel
aeroplane airplane plane small
aeroplane airplane check-in departure departures plane
aeroplane airplane arrival arrivals arriving landing plane
hang-glide parachute parasail skydive
chair seat
copter helicopter roflcopter travel vehicle
railway suspension
cable cableway gondola lift mountain ski
aerial cable car gondola ropeway tramway
satellite space
launch rocket rockets space travel
aliens extra flying saucer terrestrial UFO
bell bellhop hotel
bag luggage packing roller suitcase travel
done hourglass sand time timer
done flowing hourglass hours not sand timer waiting yolo
clock time watch
alarm clock hours hrs late time waiting
clock stopwatch time
clock timer
clock mantelpiece time
clock time twelve
clock thirty time twelve twelve-thirty
clock one time
clock one one-thirty thirty time
clock time two
clock thirty time two two-thirty
clock three time
clock thirty three three-thirty time
clock four time
clock four four-thirty thirty time
clock five time
clock five five-thirty thirty time
clock six time
clock six six-thirty thirty
clock seven
clock seven seven-thirty thirty
clock eight time
clock eight eight-thirty thirty time
clock nine time
clock nine nine-thirty thirty time
clock ten
clock ten ten-thirty thirty time
clock eleven time
clock eleven eleven-thirty thirty time
dark moon new space
crescent dreams moon space waxing
first moon quarter space
gibbous moon space waxing
full moon space
gibbous moon space waning
last moon quarter space
crescent moon space waning
crescent moon ramadan space
moon new space
dreams last moon quarter
thermometer weather
bright rays space sun sunny weather
bright full moon
beach bright day heat shine sun sunny sunshine weather
planet ringed saturn saturnine
astronomy medium star stars white
glittery glow glowing night shining sparkle star win
falling night shooting space star
milky space way
cloud weather
behind cloud cloudy sun weather
cloud lightning rain thunder thunderstorm
behind cloud sun weather
behind cloud rain sun weather
cloud rain weather
cloud cold snow weather
cloud lightning weather
cloud tornado weather whirlwind
cloud fog weather
blow cloud wind
cyclone dizzy hurricane twister typhoon weather
gay genderqueer glbt glbtq lesbian lgbt lgbtq lgbtqia nature pride queer rain rainbow trans transgender weather
closed clothing rain umbrella
clothing rain umbrella
clothing drop drops rain umbrella weather
ground rain sun umbrella
danger electric electricity high lightning nature thunder thunderbolt voltage zap
cold snow snowflake weather
cold snow snowman
comet space
af burn fire flame hot lit litaf tool
cold comic drop droplet nature sad sweat tear water weather
nature ocean surf surfer surfing water wave
celebration halloween jack jack-o-lantern lantern pumpkin
celebration Christmas tree
boom celebration entertainment fireworks yolo
boom celebration fireworks sparkle sparkler
dynamite explosive fire firecracker fireworks light pop popping spark
magic sparkle sparkles star
balloon birthday celebrate celebration
awesome birthday celebrate celebration excited hooray party popper tada woohoo
ball celebrate celebration confetti party woohoo
banner celebration Japanese tanabata tree
bamboo celebration decoration Japanese pine plant
celebration doll dolls festival Japanese
carp celebration streamer
bell celebration chime wind
celebration ceremony moon viewing
envelope gift good hóngbāo lai luck money red see
celebration ribbon
birthday bow box celebration christmas gift present surprise wrapped
celebration reminder ribbon
admission ticket tickets
admission stub ticket
award celebration medal military
champion champs prize slay sport trophy victory win winning
award gold medal sports winner
first gold medal place
medal place second silver
bronze medal place third
ball football futbol soccer sport
ball baseball sport
ball glove softball sports underarm
ball basketball hoop sport
ball game volleyball
american ball bowl football sport super
ball football rugby sport
ball racquet sport tennis
disc flying ultimate
ball bowling game sport strike
ball bat cricket game
ball field game hockey stick
game hockey ice puck stick
ball goal lacrosse sports stick
ball bat game paddle ping pingpong pong table tennis
badminton birdie game racquet shuttlecock
boxing glove
arts judo karate martial taekwondo uniform
goal net
flag golf hole sport
ice skate skating
entertainment fish fishing pole sport
diving mask scuba snorkeling
athletics running sash shirt
ski skis snow sport
luge sled sledge sleigh snow toboggan
curling game rock stone
bull bullseye dart direct entertainment game hit target
fluctuate toy yo-yo
fly kite soar
gun handgun pistol revolver tool water weapon
ball billiard eight game pool
ball crystal fairy fairytale fantasy fortune future magic tale tool
magic magician wand witch wizard
controller entertainment game video
game joystick video videogame
casino gamble gambling game machine slot slots
dice die entertainment game
clue interlocking jigsaw piece puzzle
bear plaything plush stuffed teddy toy
candy celebrate celebration cinco de festive mayo party pinada pinata piñata
ball dance disco glitter mirror party
babooshka baboushka babushka doll dolls matryoshka nesting russia
card game spade suit
card emotion game heart hearts suit
card diamond game suit
card club clubs game suit
chess dupe expendable pawn
card game joker wildcard
dragon game mahjong red
card cards flower game Japanese playing
actor actress art arts entertainment mask performing theater theatre thespian
art frame framed museum painting picture
art artist artsy arty colorful creative entertainment museum painter painting palette
needle sewing spool string thread
embroidery needle sew sewing stitches sutures tailoring thread
ball crochet knit yarn
cord knot rope tangled tie twine twist
clothing eye eyeglasses eyewear glasses
dark eye eyewear glasses sunglasses
dive eye goggles protection scuba swimming welding
clothes coat doctor dr experiment jacket lab scientist white
emergency safety vest
clothing employed necktie serious shirt tie
blue casual clothes clothing collar dressed shirt shopping t-shirt tshirt weekend
blue casual clothes clothing denim dressed jeans pants shopping trousers weekend
bundle cold neck scarf up
brr bundle coat cold jacket up
socks stocking
clothes clothing dress dressed fancy shopping
clothing comfortable kimono
clothing dress sari
bathing one-piece suit swimsuit
bathing briefs one-piece suit swimsuit underwear
bathing pants shorts suit swimsuit underwear
bathing beach bikini clothing pool suit swim
blouse clothes clothing collar dress dressed lady shirt shopping
clack clap cool cooling dance fan flirt flutter folding hot shy
clothes clothing coin dress fancy handbag purse shopping
bag clothes clothing dress handbag lady purse shopping
bag clothes clothing clutch dress handbag pouch purse
bag bags hotel shopping
backpack backpacking bag bookbag education rucksack satchel school
beach flip flop sandal sandals shoe thong thongs zōri
brown clothes clothing feet foot kick shoe shoes shopping
athletic clothes clothing fast kick running shoe shoes shopping sneaker tennis
backpacking boot brown camping hiking outdoors shoe
ballet comfy flat flats shoe slip-on slipper
clothes clothing dress fashion heel heels high-heeled shoe shoes shopping stiletto
clothing sandal shoe
ballet dance shoes
boot clothes clothing dress shoe shoes shopping
Afro comb groom hair pick
clothing crown family king medieval queen royal royalty win
clothes clothing garden hat hats party
clothes clothing fancy formal hat magic top tophat
cap celebration clothing education graduation hat scholar
baseball bent billed cap dad hat
army helmet military soldier war warrior
aid cross hat helmet rescue
beads clothing necklace prayer religion
cosmetics date lipstick makeup
diamond engaged engagement married ring romance shiny sparkling wedding
diamond engagement gem jewel money romance stone wedding
mute muted quiet silent sound speaker
low soft sound speaker volume
medium sound speaker volume
high loud music sound speaker volume
address communication loud loudspeaker public sound
cheering megaphone sound
horn post postal
bell break church sound
bell forbidden mute no not prohibited quiet silent slash sound
music musical note score
music musical note sound
music musical note notes sound
mic microphone music studio
level music slider
control knobs music
karaoke mic microphone music sing sound
earbud headphone sound
entertainment radio tbt video
instrument music sax saxophone
instrument music trumpet
brass instrument jazz music sad slide
accordion box concertina instrument music squeeze squeezebox
guitar instrument music strat
instrument keyboard music musical piano
instrument music violin
banjo music stringed
drum drumsticks music
beat conga drum instrument long rhythm
cha dance instrument maracas music party percussion rattle shake shaker
band fife flautist flute instrument marching music orchestra piccolo pipe recorder woodwind
cupid harp instrument love music orchestra
cell communication mobile phone telephone
build call cell communication mobile phone receive telephone
phone telephone
communication phone receiver telephone voip
communication pager
communication fax machine
battery drained electronic energy low power
electric electricity plug
computer laptop office pc personal
computer desktop monitor
computer printer
computer keyboard
computer mouse
computer trackball
computer disk minidisk optical
computer disk floppy
blu-ray CD computer disk dvd optical
Blu-ray cd computer disk DVD optical
abacus calculation calculator
bollywood camera cinema film hollywood movie record
cinema film frames movie
cinema film movie projector video
action board clapper movie
television tv video
camera photo selfie snap tbt trip video
camera flash video
camcorder camera tbt video
old school tape vcr vhs video videocassette
glass lab left left-pointing magnifying science search tilted tool
contact glass lab magnifying right right-pointing science search tilted tool
candle light
bulb comic electric idea light
electric flashlight light tool torch
bar lantern light paper red restaurant
diya lamp light oil
book cover decorated decorative education notebook school writing
book closed education
book education fantasy knowledge library novels open reading
book education fantasy green library reading
blue book education fantasy library reading
book education fantasy library orange reading
book books education fantasy knowledge library novels reading school study
ledger notebook
curl document page paper
paper scroll
document facing page paper up
communication news newspaper paper
news newspaper paper rolled rolled-up
bookmark mark marker tabs
bookmark mark
label tag
coin dollar euro gold metal money rich silver treasure
bag bank bet billion cash cost dollar gold million money moneybag paid paying pot rich win
gem gold jewels loot money prize silver valuables wealth
bank banknote bill currency money note yen
bank banknote bill currency dollar money note
bank banknote bill currency euro money note rich
bank banknote bill billion cash currency money note pound pounds
bank banknote bill billion cash dollar fly million money note pay wings
bank card cash charge credit money pay
accounting bookkeeping evidence invoice proof receipt
bank chart currency graph growth increasing market money rise trend upward yen
e-mail email envelope letter
e-mail email letter mail
delivering e-mail email envelope incoming letter mail receive sent
communication down e-mail email envelope letter mail outgoing send sent
box email letter mail outbox sent tray
box email inbox letter mail receive tray zero
box communication delivery package parcel shipping
closed communication flag mail mailbox postbox raised
closed flag lowered mail mailbox postbox
flag mail mailbox open postbox raised
flag lowered mail mailbox open postbox
mail mailbox postbox
ballot box
black nib pen
fountain pen
ballpoint pen
paintbrush painting
communication media memo notes pencil
briefcase office
file folder
file folder open
card dividers index
calendar date
calendar tear-off
note notepad pad spiral
calendar pad spiral
card index old rolodex school
chart data graph growth increasing right trend up upward
chart data decreasing down downward graph negative trend
bar chart data graph
clipboard do list notes
collage pin pushpin
location map pin pushpin round
link linked paperclip paperclips
angle edge math ruler straight straightedge
angle math rule ruler set slide triangle triangular
cut cutting paper scissors tool
box card file
cabinet file filing paper
can garbage trash waste wastebasket
closed lock locked private
cracked lock open unlock unlocked
ink lock locked nib pen privacy
bike closed key lock locked secure
key keys lock major password unlock
clue key lock old
hammer home improvement repairs tool
ax axe chop hatchet split wood
hammer mining pick tool
hammer pick tool
hammer spanner tool wrench
dagger knife weapon
crossed swords weapon
bomb boom comic dangerous explosion hot
boomerang rebound repercussion weapon
archer archery bow Sagittarius tool weapon zodiac
shield weapon
carpenter carpentry cut lumber saw tool trim
home improvement spanner tool wrench
flathead handy screw screwdriver tool
bolt home improvement nut tool
cog cogwheel gear tool
clamp compress tool vice
balance justice Libra scale scales tool weight zodiac
link links
break breaking broken chain cuffs freedom
chain chains
catch crook curve ensnare hook point selling
box chest mechanic red tool toolbox
attraction horseshoe magnet magnetic negative positive shape u
climb ladder rung step
bury dig garden hole plant scoop shovel snow spade
alembic chemistry tool
chemist chemistry experiment lab science test tube
bacteria biologist biology culture dish lab petri
biologist dna evolution gene genetics life
experiment lab microscope science tool
contact extraterrestrial science telescope tool
aliens antenna contact dish satellite science
doctor flu medicine needle shot sick syringe tool vaccination
bleed blood donation drop injury medicine menstruation
doctor drugs medicated medicine pill pills sick vitamin
adhesive bandage
aid cane crutch disability help hurt injured mobility stick
doctor heart medicine stethoscope
bones doctor medical skeleton skull x-ray xray
back closet door front
accessibility elevator hoist lift
makeup mirror reflection reflector speculum
air frame fresh opening transparent view window
bed hotel sleep
couch hotel lamp
chair seat sit
bathroom toilet
cup force plumber plunger poop suction toilet
shower water
bath bathtub
bait cheese lure mouse mousetrap snare trap
razor sharp shave
bottle lotion moisturizer shampoo sunscreen
diaper pin punk rock safety
broom cleaning sweeping witch
basket farming laundry picnic
paper roll toilet towels
bucket cask pail vat
bar bathing clean cleaning lather soap soapdish
bubble bubbles burp clean floating pearl soap underwater
bathroom brush clean dental hygiene teeth toiletry toothbrush
absorbing cleaning porous soak sponge
extinguish extinguisher fire quench
cart shopping trolley
cigarette smoking
coffin dead death vampire
cemetery dead grave graveyard headstone memorial rip tomb tombstone
ashes death funeral urn
amulet bead blue charm evil-eye nazar talisman
amulet Fatima fortune guide hamsa Mary Miriam palm protect protection
moai moyai statue stoneface travel
card demonstration notice picket placard plaque protest sign
card credentials document ID identification license security
ATM automated bank cash money sign teller
bin litter litterbin sign
drinking potable water
access handicap symbol wheelchair
bathroom lavatory restroom room toilet WC
bathroom lavatory restroom toilet WC
baby changing symbol
bathroom closet lavatory restroom toilet water WC
control passport
customs packing
arrived baggage bags case checked claim journey packing plane ready travel trip
baggage case left locker luggage
caution warning
child children crossing pedestrian traffic
do entry fail forbidden no not pass prohibited traffic
entry forbidden no not prohibited smoke
bicycle bicycles bike forbidden no not prohibited
forbidden no not prohibited smoke smoking
forbidden litter littering no not prohibited
dry non-drinking non-potable prohibited water
forbidden no not pedestrian pedestrians prohibited
cell forbidden mobile no not phone phones prohibited telephone
age eighteen forbidden no not one prohibited restriction underage
radioactive sign
biohazard sign
cardinal direction north up
direction intercardinal northeast up-right
cardinal direction east right
direction down-right intercardinal southeast
cardinal direction down south
direction down-left intercardinal southwest
cardinal direction left west
direction intercardinal northwest up-left
left right stroke
curving left right
curving right up
curving down right
arrows clockwise refresh reload vertical
again anticlockwise arrows counterclockwise deja refresh rewindershins vu
brb omw SOON
homie TOP up
place pray religion worship
atheist atom symbol
Hindu om religion
David Jew Jewish judaism religion star
Buddhist dharma religion wheel
difficult lives religion tao taoist total yang yin yinyang
christ Christian cross latin religion
Christian cross orthodox religion
crescent islam Muslim ramadan religion star
healing peace peaceful symbol
candelabrum candlestick hanukkah jewish judaism menorah religion
dotted fortune jewish judaism six-pointed star
Deg Fateh Khalsa Khanda religion Sikh Sikhism Tegh
Aries horoscope ram zodiac
bull horoscope ox Taurus zodiac
Gemini horoscope twins zodiac
Cancer crab horoscope zodiac
horoscope Leo lion zodiac
horoscope Virgo zodiac
balance horoscope justice Libra scales zodiac
horoscope Scorpio scorpion Scorpius zodiac
archer horoscope Sagittarius zodiac
Capricorn goat horoscope zodiac
Aquarius bearer horoscope water zodiac
fish horoscope Pisces zodiac
crossed shuffle tracks
clockwise repeat
clockwise once repeat single
play right triangle
double fast fast-forward forward
next scene track triangle
pause play right triangle
left reverse triangle
double fast reverse rewind
last previous scene track triangle
red up upwards
double fast up
down downwards red
double down fast
bar double pause vertical
square stop
circle record
camera cinema film movie
brightness dim low
bright brightness light
antenna bar bars cell communication mobile phone signal telephone
broadband computer connectivity hotspot internet network router smartphone wi-fi wifi wireless wlan
cell communication mobile mode phone telephone vibration
cell mobile off phone telephone
female sign
male sign
symbol transgender
cancel multiplication multiply sign x
- heavy math minus sign
divide division heavy math sign
answer equal equality equals heavy math sign
forever infinity unbounded universal
bangbang double exclamation mark punctuation
exclamation interrobang mark punctuation question
mark punctuation question red
mark outlined punctuation question white
exclamation mark outlined punctuation white
exclamation mark punctuation red
dash punctuation wavy
bank currency exchange money
billion cash charge currency dollar heavy million money pay sign
aesculapius medical medicine staff symbol
recycle recycling symbol
fleur-de-lis knights
anchor emblem poseidon ship tool trident
badge name
beginner chevron green Japanese leaf symbol tool yellow
circle heavy hollow large o red
check checked checkmark complete completed done fixed mark tick
ballot box check checked done off tick
check checked checkmark done heavy mark tick
cancel cross mark multiplication multiply x
cross mark multiplication multiply square x
curl curly loop
curl curly double loop
alternation mark part
asterisk eight-spoked
eight-pointed star
C copyright
R registered
mark TM trade trademark
drip holi ink liquid mess paint spill splatter stain
ABCD input latin letters uppercase
abcd input latin letters lowercase
input numbers
input symbols
abc alphabet input latin letters
blood type
AB blood type
B blood type
I information
ID identity
circle circled M
blood O type
OK okay
P parking
help SOS
mark UP
versus VS
here Japanese katakana
charge Japanese katakana service
amount ideograph Japanese monthly
charge free ideograph Japanese not
ideograph Japanese reserved
bargain ideograph Japanese
discount ideograph Japanese
charge free ideograph Japanese
ideograph Japanese prohibited
acceptable ideograph Japanese
application ideograph Japanese
grade ideograph Japanese passing
ideograph Japanese vacancy
congratulations ideograph Japanese
ideograph Japanese secret
business ideograph Japanese open
ideograph Japanese no vacancy
circle geometric red
circle orange
circle yellow
circle green
blue circle geometric
circle purple
brown circle
black circle geometric
circle geometric white
card penalty red square
orange square
card penalty square yellow
green square
blue square
purple square
brown square
black geometric large square
geometric large square white
black geometric medium square
geometric medium square white
black geometric medium-small square
geometric medium-small square white
black geometric small square
geometric small square white
diamond geometric large orange
blue diamond geometric large
diamond geometric orange small
blue diamond geometric small
geometric pointed red triangle up
down geometric pointed red triangle
comic diamond dot geometric
geometric radio
geometric outlined square white
black geometric square
checkered chequered finish flag flags game race racing sport win
construction flag golf post triangular
celebration cross crossed flags Japanese
black flag waving
flag waving white
bisexual flag gay genderqueer glbt glbtq lesbian lgbt lgbtq lgbtqia pride queer rainbow trans transgender
blue flag light pink transgender white
flag Jolly pirate plunder Roger treasure
dollar money peso USD
currency EGP GBP pound
CNY currency JPY yen yuan
BRB cruzeiro currency
currency franc french
currency lira
mil mill
KPW KRW won
currency EUR euro
currency german penny pfennig
ARA austral currency
currency livre tournois
currency spesmilo
currency indian rupee
currency ruble
bitcoin BTC
keycap zero
keycap one
keycap two
keycap three
four keycap
five keycap
keycap six
keycap seven
eight keycap
keycap nine
one superscript
squared superscript two
cubed superscript three
currency rupee
measure micro sign
currency rial
`;
