import { parsePhrases } from '../phrases.ts';

// Composed for Remez. Compounds written as several words. See docs/words.md.
export const COMPOUNDS_EN: readonly string[] = parsePhrases(`
# food and drink
ice cream, ice cube, ice tea, hot dog, hot chocolate, fried chicken, french fries, french toast
potato chip, corn dog, corn flakes, apple pie, apple juice, orange juice, lemon juice
tomato sauce, tomato soup, chicken soup, soy sauce, hot sauce, peanut butter, maple syrup
olive oil, salad dressing, fruit salad, green salad, sour cream, whipped cream, cream cheese
cottage cheese, goat cheese, blue cheese, string cheese, baking powder, baking soda, brown sugar
powdered sugar, sea salt, black pepper, bell pepper, chili pepper, sweet potato, mashed potato
baked potato, green bean, coffee bean, baked beans, jelly bean, black tea, green tea, herbal tea
iced coffee, soft drink, fast food, junk food, street food, soul food, cotton candy, candy cane
candy bar, chocolate bar, chocolate chip, chewing gum, birthday cake, wedding cake, carrot cake
fortune cookie, gingerbread man, garlic bread, white bread, rye bread, bread crumb, egg white
egg yolk, scrambled eggs, boiled egg, easter egg, beef jerky, ground beef, roast beef, pork chop
spare ribs, smoked salmon, tuna fish, brussels sprout, spring onion, spring roll, red wine
white wine, root beer, ginger ale, orange peel, banana split, main course, side dish, happy hour
lunch break, lunch box, dinner party, tea bag, tea party, tea set, coffee break, coffee shop
coffee table, coffee machine
# home and things
living room, dining room, dining table, waiting room, locker room, changing room, fitting room
emergency room, escape room, guest room, spare room, swimming pool, washing machine
sewing machine, vending machine, slot machine, time machine, coffee maker, microwave oven
frying pan, cutting board, ironing board, can opener, bottle opener, paper towel, toilet paper
wrapping paper, tissue paper, paper clip, plastic bag, sleeping bag, shopping bag, shopping cart
shopping list, shopping mall, garbage can, garbage truck, trash can, vacuum cleaner, light bulb
light switch, night light, alarm clock, cuckoo clock, rocking chair, high chair, picture frame
photo album, front door, back door, revolving door, trap door, fire alarm, smoke detector
smoke signal, swiss army knife, pocket knife, tape measure, duct tape, power drill, power cord
power outlet, extension cord, air conditioner, ceiling fan, water heater, solar panel
remote control, hair dryer, dental floss, nail polish, nail file, shaving cream, bubble bath
rubber duck, rubber band, safety pin, bobby pin, lip balm, contact lens, reading glasses
magnifying glass, looking glass, piggy bank, teddy bear, tree house, green house, full house
open house, haunted house, bunk bed, bed sheet, pillow fight, security blanket, wet blanket
# clothing
bathing suit, wet suit, space suit, tennis shoes, running shoes, high heels, flip flop
cowboy boots, cowboy hat, top hat, hard hat, straw hat, trench coat, fur coat, leather jacket
life jacket, bow tie, wedding dress, wedding ring, engagement ring, evening gown, ball gown
t shirt, polo shirt, tank top, seat belt, black belt, dress code
# school and work
high school, middle school, elementary school, primary school, nursery school, boarding school
law school, medical school, sunday school, school bus, class clown, report card, field trip
pop quiz, final exam, spelling bee, science fair, student loan, teaching assistant
substitute teacher, pencil case, colored pencil, fountain pen, ballpoint pen, glue stick
post office, business card, business trip, job interview, part time, full time, night shift
day job, sick leave, minimum wage, real estate, estate agent, travel agent, secret agent
double agent, police officer, police station, police car, fire station, fire engine, fire truck
fire drill, fire escape, flight attendant, truck driver, taxi driver, bus driver, bus stop
bus station, train station, gas station, power station, space station, social worker
vice president, prime minister, foreign minister, supreme court, jury duty, death penalty
death row, crime scene, eye witness, private eye, private detective, bank account, bank robber
bank note, credit card, debit card, gift card, identity card, interest rate, stock market
stock exchange, black market, flea market, farmers market, income tax, tax return, life insurance
trade union, labor union, small business, big business, customer service, room service
civil service, secret service, mass production, assembly line, bottom line, red tape, white collar
blue collar, blank check, petty cash, cash register, cash flow
# town and travel
traffic light, traffic jam, traffic sign, stop sign, road sign, road trip, road rage, speed limit
speed bump, parking lot, parking ticket, parking meter, driving license, driving test, spare tire
steering wheel, ferris wheel, roller coaster, merry go round, amusement park, theme park
water park, national park, car park, roller skate, sports car, race car, cable car, electric car
station wagon, pickup truck, mountain bike, hot air balloon, air force, air mail, airline ticket
boarding pass, first class, business class, carry on, hand luggage, passport control, tour guide
tourist trap, beach house, beach ball, cruise ship, pirate ship, sailing boat, city hall
town hall, concert hall, dance hall, night club, grocery store, department store, toy store
pet shop, gift shop, barber shop, beauty salon, hair salon, nursing home, mobile home, ghost town
skid row, fire hydrant, phone booth, street lamp, dead end, bike lane, fast lane
# nature, animals and weather
polar bear, grizzly bear, panda bear, guinea pig, guide dog, sheep dog, watch dog, prairie dog
stray cat, black cat, big cat, sea lion, mountain lion, sea horse, race horse, rocking horse
dark horse, sea urchin, blue whale, killer whale, great white shark, hammerhead shark, bald eagle
homing pigeon, praying mantis, fire ant, queen bee, spider web, black widow, dung beetle
fruit fly, fruit bat, vampire bat, wild boar, water buffalo, mountain goat, black sheep
sacred cow, cash cow, bird cage, bird watching, bird of prey, palm tree, pine tree, pine cone
apple tree, christmas tree, family tree, olive branch, rain forest, acid rain, heat wave
cold front, wind chill, tidal wave, high tide, low tide, hot spring, coral reef, desert island
mountain range, ground water, natural gas, natural disaster, fossil fuel, global warming
climate change, greenhouse effect, ozone layer, full moon, new moon, half moon, blue moon
shooting star, north star, north pole, south pole, solar system, solar eclipse, milky way
black hole, big bang, outer space, space shuttle, light year, leap year, new year
four leaf clover, poison ivy, venus flytrap
# body, health and people
blood pressure, blood type, blood test, blood bank, heart attack, broken heart, wisdom tooth
baby tooth, sweet tooth, tooth fairy, adam's apple, funny bone, collar bone, spinal cord
nervous system, immune system, common cold, common sense, sore throat, runny nose, chicken pox
food poisoning, first aid, band aid, hearing aid, x ray, plastic surgery, physical therapy
side effect, sleeping pill, cough syrup, health care, intensive care, day care, baby shower
baby boomer, best man, best friend, pen pal, blind date, speed dating, bridal shower
bachelor party, surprise party, costume party, slumber party, birthday party, birthday present
half brother, twin sister, identical twins, next door neighbor, old age, middle age, middle class
upper class, working class, role model, top model, movie star, rock star, pop star, body language
sign language, mother tongue, sixth sense, second thought, peer pressure, panic attack
stage fright, writer's block, crew cut, bad luck, beginner's luck, lucky charm
# play, music, arts and sport
board game, card game, video game, computer game, ball game, role play, playing card
house of cards, jigsaw puzzle, crossword puzzle, tic tac toe, hide and seek, hula hoop, ping pong
table tennis, tennis court, tennis ball, golf course, golf club, golf ball, soccer ball
basketball court, baseball bat, baseball cap, bowling alley, bowling ball, pool table, ice skating
ice hockey, figure skating, water polo, water skiing, scuba diving, sky diving, bungee jump
rock climbing, martial arts, boxing ring, boxing glove, sumo wrestler, arm wrestling, push up
pull up, jump rope, jumping jack, high jump, long jump, pole vault, relay race, rat race
arms race, finish line, penalty kick, free kick, free throw, slam dunk, home run, gold medal
silver medal, bronze medal, olympic games, world cup, world record, yellow card, red card
wild card, poker face, royal flush, roulette wheel, electric guitar, bass guitar, grand piano
drum kit, drum roll, french horn, tuning fork, opera house, soap opera, music box, music video
love song, love letter, love story, folk song, theme song, rock band, brass band, boy band
rock music, country music, classical music, movie theater, horror movie, action movie, silent film
science fiction, fairy tale, short story, comic book, comic strip, comic relief, stand up comedy
romantic comedy, talk show, game show, reality show, puppet show, freak show, magic trick
magic wand, magic carpet, crystal ball, tap dance, belly dance, square dance, line dance
ballet shoes, finger paint, oil painting, still life, self portrait, open mic
# science and technology
cell phone, mobile phone, phone number, phone call, text message, voice mail, home page
search engine, steam engine, jet engine, jet lag, jet ski, social media, social network
artificial intelligence, machine learning, virtual reality, open source, source code, zip code
bar code, genetic code, hard drive, flash drive, hard disk, touch screen, screen saver, space bar
mouse pad, laser printer, laser beam, test tube, test drive, petri dish, periodic table
chemical reaction, chain reaction, nuclear power, nuclear weapon, atomic bomb, atom bomb
time bomb, time zone, time capsule, stem cell, solar energy, wind turbine, electric chair
metal detector, lie detector, assault rifle, machine gun, water gun, prime number, square root
right angle, pie chart, roman numeral, question mark, exclamation mark, quotation mark
capital letter, northern lights, natural selection, double helix, optical illusion
# feasts, history, ideas
christmas eve, santa claus, new year's eve, valentine's day, mother's day, independence day
april fool, easter bunny, trick or treat, bar mitzvah, holy grail, holy land, holy water
guardian angel, promised land, ten commandments, old testament, new testament, civil war, cold war
world war, tug of war, middle ages, stone age, bronze age, ice age, iron curtain, round table
wild west, gold rush, industrial revolution, french revolution, human rights, human being
human nature, civil rights, free will, free speech, freedom fighter, hunger strike, peace treaty
white flag, red flag, red carpet, red herring, green light, green thumb, white lie, white elephant
white noise, black magic, black box, black eye, brain drain, cold feet, cold shoulder, cold blood
cold turkey, hot potato, couch potato, small talk, small world, big deal, piece of cake
rule of thumb, rite of passage, achilles heel, trojan horse, wild goose chase, last straw
silver lining, silver screen, silver bullet, golden age, golden rule, golden ticket, glass ceiling
snake oil, wishful thinking, wake up call, wedding anniversary, loose cannon, sitting duck
lame duck, ugly duckling, early bird, night owl, cat nap, bull's eye, bird's eye view
double standard, double cross, safe house, safety net, body double, turning point, starting point
point of view, power nap, power trip, pipe dream, american dream, mind game, mind reader
treasure chest, treasure hunt, treasure map, witch hunt, witch doctor, bounty hunter, head hunter
scavenger hunt, hit man, hit list, hot line, hot seat, hot spot, hot tub, hot shot, cover story
show business, pocket watch, grandfather clock, rush hour, zero hour, prime time, free time
time out, second hand, upper hand, right hand, left hand, high five, thumbs up, middle finger
carbon footprint
`);
