import { parsePhrases } from '../phrases.ts';

// Composed for Remez. People and characters that everybody knows by their full name. See docs/words.md.
export const NAMES_EN: readonly string[] = parsePhrases(`
# history and public life
king david, king solomon, queen esther, john the baptist, mary magdalene, pontius pilate
julius caesar, mark antony, alexander the great, attila the hun, genghis khan, marco polo
richard the lionheart, joan of arc, henry the eighth, queen elizabeth, queen victoria
princess diana, prince charles, prince harry, marie antoinette, napoleon bonaparte
catherine the great, peter the great, ivan the terrible, george washington, thomas jefferson
benjamin franklin, abraham lincoln, theodore roosevelt, franklin roosevelt, john kennedy
jimmy carter, ronald reagan, bill clinton, barack obama, winston churchill, margaret thatcher
nelson mandela, mahatma gandhi, mother teresa, dalai lama, martin luther, martin luther king
rosa parks, malcolm x, florence nightingale, anne frank, oskar schindler, david ben gurion
golda meir, yitzhak rabin, moshe dayan, theodor herzl, che guevara, fidel castro
christopher columbus, vasco da gama, james cook, amelia earhart, wright brothers, neil armstrong
buzz aldrin, yuri gagarin, al capone, billy the kid, jack the ripper, guy fawkes
# science, arts and sport
albert einstein, isaac newton, charles darwin, galileo galilei, marie curie, louis pasteur
nikola tesla, thomas edison, alexander graham bell, stephen hawking, alan turing, ada lovelace
sigmund freud, karl marx, henry ford, walt disney, bill gates, steve jobs, elon musk
mark zuckerberg, coco chanel, william shakespeare, charles dickens, jane austen, oscar wilde
agatha christie, george orwell, lewis carroll, roald dahl, mark twain, ernest hemingway
edgar allan poe, jules verne, victor hugo, franz kafka, leo tolstoy, stephen king
leonardo da vinci, vincent van gogh, pablo picasso, salvador dali, claude monet, frida kahlo
andy warhol, johann sebastian bach, ludwig van beethoven, elvis presley, frank sinatra
john lennon, paul mccartney, freddie mercury, elton john, david bowie, jimi hendrix, bob dylan
bob marley, leonard cohen, louis armstrong, michael jackson, lady gaga, taylor swift
charlie chaplin, marilyn monroe, audrey hepburn, alfred hitchcock, steven spielberg, tom hanks
bruce lee, muhammad ali, mike tyson, michael jordan, magic johnson, tiger woods, roger federer
serena williams, usain bolt, lionel messi, diego maradona, david beckham, bobby fischer
harry houdini
# characters
adam and eve, cain and abel, samson and delilah, robin hood, king arthur, sir lancelot
romeo and juliet, lady macbeth, don quixote, sherlock holmes, doctor watson, hercule poirot
miss marple, james bond, indiana jones, luke skywalker, darth vader, han solo, princess leia
harry potter, hermione granger, frodo baggins, bilbo baggins, peter pan, captain hook, tinker bell
mary poppins, peter rabbit, mad hatter, queen of hearts, humpty dumpty, jack and jill
hansel and gretel, sleeping beauty, little red riding hood, puss in boots, mother goose
oliver twist, ebenezer scrooge, tom sawyer, huckleberry finn, robinson crusoe, captain nemo
captain ahab, long john silver, dorian gray, jekyll and hyde, count dracula, anna karenina
mickey mouse, minnie mouse, donald duck, bugs bunny, daffy duck, tom and jerry, road runner
scooby doo, fred flintstone, homer simpson, bart simpson, charlie brown, hello kitty, super mario
donkey kong, king kong, bruce wayne, clark kent, peter parker, tony stark, captain america
wonder woman, doctor who, mister bean, forrest gump, rocky balboa, walter white, katniss everdeen
jack sparrow, buzz lightyear, ali baba
`);
