import { parsePhrases } from '../phrases.ts';

// Composed for Remez. Places whose name is several words. See docs/words.md.
export const PLACES_EN: readonly string[] = parsePhrases(`
# Israel
tel aviv, bat yam, beer sheva, ramat gan, bnei brak, dead sea, red sea, sea of galilee
temple mount, mount of olives, mount zion, mount carmel, mount hermon, western wall, old city
golan heights, west bank, gaza strip, jordan river, jordan valley, dome of the rock
ben gurion airport, ein gedi
# countries and regions
united states, united kingdom, great britain, northern ireland, new zealand, south africa
south korea, north korea, saudi arabia, united arab emirates, sri lanka, costa rica, puerto rico
el salvador, dominican republic, czech republic, ivory coast, sierra leone, burkina faso
san marino, papua new guinea, solomon islands, cape verde, soviet union, european union
middle east, far east, latin america, south america, north america, central america, north africa
western europe, eastern europe, canary islands, falkland islands, easter island, new england
new jersey, new mexico, new hampshire, north carolina, south carolina, north dakota, south dakota
west virginia, rhode island, british columbia, nova scotia, south australia, roman empire
# cities and sights
new york, los angeles, las vegas, san francisco, san diego, san antonio, new orleans
salt lake city, kansas city, mexico city, panama city, buenos aires, rio de janeiro, sao paulo
hong kong, kuala lumpur, new delhi, cape town, addis ababa, abu dhabi, saint petersburg
monte carlo, the hague, long island, coney island, white house, capitol hill, statue of liberty
central park, times square, wall street, fifth avenue, empire state building, brooklyn bridge
golden gate, golden gate bridge, silicon valley, beverly hills, sunset boulevard, niagara falls
grand canyon, mount rushmore, death valley, pearl harbor, fort knox, hyde park, trafalgar square
big ben, london bridge, tower bridge, tower of london, buckingham palace, downing street
loch ness, eiffel tower, notre dame, champs elysees, latin quarter, leaning tower, tower of pisa
trevi fountain, spanish steps, sistine chapel, vatican city, berlin wall, brandenburg gate
black forest, red square, great wall, taj mahal, machu picchu, angkor wat, mount everest
mount fuji, mount olympus, mount sinai, mont blanc, rocky mountains, swiss alps
# waters
atlantic ocean, pacific ocean, indian ocean, arctic ocean, mediterranean sea, black sea, north sea
baltic sea, caspian sea, caribbean sea, persian gulf, gulf of mexico, english channel, suez canal
panama canal, bermuda triangle, great barrier reef, lake victoria, lake michigan, victoria falls
bay of pigs, cape of good hope, amazon river, sahara desert, gobi desert
`);
