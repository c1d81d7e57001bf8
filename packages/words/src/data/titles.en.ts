import { parsePhrases } from '../phrases.ts';

// Composed for Remez. Titles as people say them. See docs/words.md.
export const TITLES_EN: readonly string[] = parsePhrases(`
# films and series
star wars, star trek, the empire strikes back, return of the jedi, back to the future
jurassic park, the lord of the rings, the godfather, citizen kane, gone with the wind
singin in the rain, west side story, the sound of music, the wizard of oz, some like it hot
rear window, home alone, men in black, mission impossible, die hard, lethal weapon, top gun
the terminator, the matrix, blade runner, planet of the apes, independence day
the silence of the lambs, the shawshank redemption, the green mile, saving private ryan
schindler's list, life is beautiful, apocalypse now, taxi driver, raging bull, pulp fiction
reservoir dogs, kill bill, fight club, the sixth sense, rain man, good will hunting
a beautiful mind, pretty woman, notting hill, love actually, dirty dancing, la la land, mamma mia
moulin rouge, the lion king, beauty and the beast, the little mermaid, the jungle book, toy story
finding nemo, inside out, ice age, kung fu panda, despicable me, pirates of the caribbean
the princess bride, the dark knight, iron man, black panther, the avengers
guardians of the galaxy, black swan, american beauty, the king's speech, dances with wolves
ben hur, lawrence of arabia, game of thrones, breaking bad, stranger things, black mirror
house of cards, downton abbey, the crown, the office, the simpsons, family guy, south park
the big bang theory, how i met your mother, sex and the city, grey's anatomy, desperate housewives
the walking dead, squid game, twin peaks, the x files, sesame street
# books and plays
the hobbit, the little prince, alice in wonderland, through the looking glass, treasure island
pride and prejudice, sense and sensibility, wuthering heights, jane eyre, little women
great expectations, a christmas carol, a tale of two cities, moby dick, the old man and the sea
for whom the bell tolls, the great gatsby, the catcher in the rye, to kill a mockingbird
the grapes of wrath, animal farm, brave new world, lord of the flies, a clockwork orange
war and peace, crime and punishment, the brothers karamazov, les miserables, the three musketeers
the count of monte cristo, around the world in eighty days, the time machine
the war of the worlds, gulliver's travels, the secret garden, winnie the pooh, the hunger games
the da vinci code, the alchemist, the name of the rose, one hundred years of solitude
the diary of anne frank, the origin of species, the art of war, a brief history of time
the cat in the hat, where the wild things are, the very hungry caterpillar, the giving tree
the ugly duckling, the snow queen, the emperor's new clothes, a midsummer night's dream, king lear
the merchant of venice, the taming of the shrew, twelfth night, much ado about nothing
the tempest, waiting for godot, death of a salesman, a streetcar named desire, the cherry orchard
a doll's house
# music and pictures
yellow submarine, let it be, hey jude, abbey road, bohemian rhapsody, we will rock you
stairway to heaven, hotel california, dancing queen, purple rain, billie jean, born to run
dark side of the moon, silent night, jingle bells, twinkle twinkle little star, the magic flute
the marriage of figaro, the barber of seville, swan lake, the nutcracker, the four seasons
moonlight sonata, the rite of spring, peter and the wolf, the phantom of the opera
fiddler on the roof, jesus christ superstar, mona lisa, the last supper, the starry night
the scream, the kiss, the birth of venus, the creation of adam, girl with a pearl earring
the night watch, american gothic, water lilies
`);
