/** Lines of the library that were reworded since the weights were learned, with the words they were learned in. Training anew empties it. */
const LEARNED_AS: Readonly<Record<string, string>> = {
  "Who depends on you, at home and in the wider family?": "Who counts on your income besides Mira?",
  "What debts would your family be left with?": "What do you owe on the house and the truck?",
  "How many square feet is the house, and is anything in it custom-built?":
    "I have 390 as the price. How big is the house, and is anything in it custom-built?",
  "What worries you most when you think of the next storm?": "What worries you most when you look at the neighbors?",
  "That letter means two percent of what your house is insured for, so on a hail claim you'd pay a share of the whole house before they pay a dime.":
    "That letter means two percent of what your house is insured for, so on a hail claim you'd pay close to seven thousand before they pay a dime.",
  "I can't write zero when there are people working for you, the application has to be accurate. It would come out at the audit or at the claim, and then it's your name on it.":
    "I can't write zero when there are three, the application has to be accurate. It would come out at the audit or at the claim, and then it's your name on it.",
  "Let's put the two declaration pages side by side: the deductibles, the limits, what each one pays.":
    "Let's put the two declaration pages side by side: same deductible, but this one has double the liability.",
  "All those years of payments are nothing to throw away lightly.":
    "Sixteen years of payments is nothing to throw away lightly.",
  "A number that far over the price would make me ask too.": "Ninety thousand over the price would make me ask too.",
  "The landlord's policy covers the building, not your things, and if somebody gets hurt at your place or your sink floods downstairs, that's your liability.":
    "The landlord's policy covers the building, not your things, and if your dog bites someone or your sink floods downstairs, that's your liability.",
  "It's one question about how long you could ship with your main machine down. Ten minutes with you first, and you decide whether he needs to hear it.":
    "It's one question about how long you could ship with your main press down. Ten minutes with you first, and you decide whether he needs to hear it.",
};

export function asLearned(line: string): string {
  return LEARNED_AS[line] ?? line;
}
