// Words that lie on no card of ours: those of the rulebooks' examples, and whatever a custom pack
// has shown to be needed. word | forms | family | allow | en. See docs/words.md.
export const moreHebrew = `
שבירה | שבירות | שבר שברים נשבר שובר לשבור ישבור שבור שיבר לשבר ישבר שביר שבריר להישבר יישבר שוברים הישברות | משבר סבירה | breaking, breakage
זרבובית | זרבוביות | | | spout, nozzle
כבלים | כבל | כיבול כבול | כלבים | cables, chains
בית-חולים | בתי-חולים בית-החולים בתים חולה חולות | | ביתן חול | hospital
קול | קולות | קולי קולני | קולנוע קולב קולט קולגה קולה קולר | voice, sound, vote
אי | איים | | בנקאי חשמלאי אינטרנט איש איך | island
דוגמה | דוגמא דוגמאות דוגמות | הדגמה הדגים מדגים להדגים ידגים דגם דוגמן דוגמנית | | example, sample
עט | עטים | | עת עטלף עטיפה | pen
תפוז | תפוזים | | תפוח זהב | orange
אנגליה | | אנגלי אנגלית אנגלים | | england
צלמוות | | | צל מוות צלם | valley of death
תפוח | תפוחים | תפוחי | תפוז נפוח | apple
`;
