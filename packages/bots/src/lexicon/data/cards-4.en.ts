export const cards4 = `
stick | wood tree dog glue hockey branch carrot figure | walking magic lip throw pop pencil chop popsicle drum fire | selfie celery fish memory grandfather old cane bug broom tape
zero | number nothing one hero nil hundred Coke round | cipher cold ground computer binary diet temperature Celsius Mostel Hercules ice math score empty | million circle freeze loser patience gravity absolute Kelvin calories winter money test
switch | light off electricity lamp change Nintendo on wall | button swap plug power replace body computer trade remote socket room dark | fuse twin game timer Freaky-Friday bait train knife network clothes
confetti | party parade birthday wedding celebration color New-Year paper | carnival throw balloon piñata cake cannon champion Brazil festival colorful fun happy circus music | clown Mardi-Gras graduation clean stage Italy ticker-tape rain win snow victory
number | one seven math phone digit count zero telephone | thirteen million mathematics three ten prime letter hundred bingo lottery | jersey password plate order address PIN sudoku calendar Pi
clue | detective Sherlock hint mystery murder crossword game Plum | evidence puzzle treasure Scooby-Doo blue magnifying fingerprint crime mustard riddle | investigation board Codenames Poirot Scarlett candlestick trace footprint solve
drone | fly camera air Amazon bee robot aircraft army | photo delivery spy video plane war remote propeller military attack | buzz noise Ukraine male honey helicopter Iran monotone hover
fairy-tale | Cinderella Snow-White Grimm princess prince Disney dragon witch | wolf Shrek Andersen Rapunzel story child castle frog magic ending | Hansel giant Gretel goblin bedtime wedding king legend pigs
bull | red horns Spain Ferdinand cow matador Taurus Chicago | Jordan toreador Sitting rodeo animal dog rage Pamplona fighting Picasso | market Wall-Street frog Zeus ring terrier shop china strong Minotaur
cocoon | butterfly silk caterpillar worm moth insect wrap metamorphosis | pupa chrysalis transformation Ron-Howard leaf alien change larva spin bug white nature sleep | sleeping-bag blanket tree movie warm Björk thread old shell wings house
Tokyo | Japan city sushi Olympics Godzilla Asia capital subway | anime Drift Fast-and-Furious neon Bill-Murray manga crowded samurai karaoke geisha Japanese fish train light big | Money-Heist Kyoto robot skyscraper crowd technology Lost-in-Translation island modern expensive
tag | price name Heuer graffiti game label Facebook clothes | dog chase collar children running freeze it photo watch laser | luggage soldier team wall necklace hash store shirt touch
tire | car wheel rubber Michelin flat Goodyear road exhaust | bicycle swing mechanic spare round garage burn puncture black air | skid fatigue weary sleep exercise race pit Formula-One truck pump
raccoon | animal garbage mask trash Rocket tail Canada Guardians | stripes thief fur eyes night bandit Pocahontas Beatles forest hat | Rocky burglar dumpster Davy-Crockett gray cute Meeko rabies tree
shower | water bath soap Psycho bathroom wash rain clean | shampoo towel meteor wet baby gel curtain bride thunder sponge | gym sing hot Hitchcock party cold gift morning spray
coconut | palm tree milk island oil tropical water pina-colada | brown beach fruit Hawaii monkey white Malibu curry Thailand Bounty | chocolate shell hard cast-away bra Monty-Python flakes Macaroon hairy
kiwi | fruit green New-Zealand bird hairy brown sweet vitamin | animal seed strawberry juice peel country small airline fuzzy tart | rugby Lord-of-the-Rings salad beak flightless exotic Israel shake smoothie
shadow | light sun dark black Peter-Pan night follow silhouette | eye ghost puppet tree Hades stalker ninja hand lamp Hedgehog | Plato cave sundial boxing valley groundhog spy gray wall cast
kitchen | cook food chef oven refrigerator sink knife stove | table house Gordon-Ramsay room hell restaurant apron dinner spoon bake | microwave home nightmare mother mixer fork dish garden recipe soup
bear | Pooh honey Teddy panda polar forest animal brown | grizzly Yogi koala Chicago hug Paddington Alaska Goldilocks hibernate Baloo | Russia Berlin carry stand Leonardo-DiCaprio care salmon gummy fur cub tolerate endure
rainbow | colors storm gold leprechaun Noah sun pride unicorn | cloud seven Judy-Garland pot sky Oz arch gay Dorothy Israel | dash Brite prism skittles warrior fish red ark purple
well | water wish deep bucket good oil Jacob coin | healthy Ring hole stone Rachel fine bottom pump Bible | desert village dry rope sick drill Timmy dig fountain Samara
kiss | lip love mouth Hershey mistletoe frog French romance | Klimt couple red wedding prince Rodin Judas princess bride Katy-Perry | band wife cheek makeup chocolate Gene-Simmons rock Snow-White goodbye smooch
spell | magic witch wizard Potter letter word wand Hogwarts | curse bee cast Hermione write potion alphabet Abracadabra dictionary book | school Sabrina magician enchant fairy-tale error teacher frog Expelliarmus
hook | Captain fish Peter-Pan pirate bait fishing crochet hang | coat line crocodile boxing worm hand catch rod curve | Dustin-Hoffman punch phone metal tow Dr song wall Velcro Robin-Williams
speaker | loud music sound stereo volume lecture bass Bluetooth | microphone party Knesset audience politician voice concert Alexa hear amplifier | Pelosi radio public house headphones phone podium Congress motivational
jacket | coat leather winter zipper cold clothes denim warm | rain book life suit jeans full-metal biker fashion sleeve pocket | potato tuxedo dust button straight tie bomber hood closet
drum | Ringo music beat band rhythm stick cymbal instrument | rock bass Phil-Collins noise jazz Animal Whiplash bongo solo Africa | roll set army parade Dave-Grohl washing ear oil brake
Olympics | sport gold medal Greece Athens rings torch judo | Usain-Bolt swimming athlete Phelps marathon Rio games Munich winter gymnastics | Tokyo four-years flame London record champion stadium hockey country
Newton | apple gravity Isaac physics tree law scientist science | Einstein force motion fig math genius England Cambridge Olivia fall | Helmut cookie John prism head calculus wig Galileo theory
concrete | cement building jungle wall construction gray block mixer | floor hard road abstract mafia sidewalk brick sand solid bridge | city foundation truck New-York Alicia-Keys real heavy factory stone
helicopter | fly propeller pilot Apache rescue army air rotor | Black-Hawk Vietnam Apocalypse-Now Da-Vinci sky hover Rambo police Kobe hospital | plane military parent tower yacht blade drone pad Mars
note | music paper write sticky yellow piano reminder melody | love school sing song letter pen message sheet bank do | scale teacher pencil absence money Galaxy Samsung Death doctor memory
stroke | brain swim paint brush golf heat swimming heart | pet butterfly cat hospital sudden tennis genius paralysis pool crawl | row hit caress oar luck medical doctor sun midnight
sentence | word prison judge jail grammar period court language | death subject verb paragraph write crime life criminal lawyer verdict | English book punish trial comma question text speak exclamation
mustard | yellow hot-dog Colonel ketchup Dijon sauce spicy Clue | seed honey gas hamburger condiment sandwich food plant sausage war | jar spread French mayonnaise relish pretzel color deli Heinz
ash | volcano fire cigarette gray smoke burn tree Pokémon | Pikachu Wednesday dust Pompeii Ketchum coal tray wood lava Phoenix | urn fireplace dead log chimney Evil-Dead Cinderella cloud powder
hail | ice storm rain cold Caesar weather Mary emperor | taxi snow winter stones king cloud salute Egypt plague cab roof window ball sky | frozen damage Coen car Hydra golf-ball greet windshield driver
hat | head cap magician rabbit cowboy sun winter wizard | cat Indiana-Jones clothes baseball straw Dr-Seuss witch sombrero bowler Panama | birthday Mad Abraham-Lincoln Mexican top fedora Sinatra beach bald sorting
doctor | hospital medicine patient nurse sick white surgeon stethoscope | Who House health Strange Grey's clinic Zhivago medical Phil pill | Dolittle apple operation professor Seuss Freud office prescription evil degree
`;
