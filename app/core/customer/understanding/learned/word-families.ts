/** Words that stand in each other's place: what is learned of "add rental" then also holds for "add towing". */
const FAMILIES: Record<string, string> = {
  "~cover":
    "policy policies coverage cover umbrella rental roadside towing um uim uninsured underinsured liability comprehensive comp collision gap endorsement rider flood backup renters homeowners term whole life cyber professional interruption certificate cert floater package bop plan insurance limits limit deductible protection auto medical pip replacement ordinance telematics",
  "~kin":
    "husband wife spouse partner girlfriend boyfriend kids kid children child son daughter baby mom mother dad father family brother sister uncle parents mother-in-law boy girl teenager teen grandkids fiance fiancee folks",
  "~harm":
    "accident wreck crash fire storm hail theft lawsuit claim sued sue injured hurt totaled total stolen burns burn burned flooded leak leaks disabled die died dies death killed hit hits break breaks breakdown burst hacked breach fall falls fell slip slips damage loss",
  "~thing":
    "car cars truck trucks van vans suv house home roof basement jewelry ring tools tool machine machines press shop equipment furniture laptop couch patio kitchen building apartment place property necklace boat inventory",
  "~insurer":
    "company companies carrier carriers insurer insurers underwriter underwriters underwriting adjuster agent broker",
  "~money": "$# # dollars bucks grand premium price rate cost costs month monthly year annual annually quote cheaper",
  "~not": "not no never nothing nobody none without zero neither",
  "~send": "send email text mail forward fax shoot drop bring deliver",
  "~meet": "call meet talk chat visit ring zoom stop swing come sit connect speak",
  "~soon": "@day tomorrow tonight today morning afternoon evening week weekend noon monday next later",
  "~buy": "buy sign bind switch start apply enroll purchase commit move join",
  "~advise": "recommend suggest advise advice recommendation suggestion",
  "~pay": "pay pays paid covers reimburse reimburses replaces protects handles",
  "~feel":
    "frustrating tough hard rough scary stressful awful terrible annoying upsetting infuriating painful brutal sad overwhelming confusing",
};

const familyOf = new Map(
  Object.entries(FAMILIES).flatMap(([family, words]) => words.split(" ").map((word) => [word, family] as const)),
);

/** The family of a word, else the word itself. */
export function wordFamily(word: string): string {
  return familyOf.get(word) ?? word;
}
