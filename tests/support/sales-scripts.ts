/** Sales scripts as agencies write them, in the shapes they arrive in. */

export const HOME_SCRIPT = `HOME INSURANCE CALL SCRIPT

1. Introduction

Agent: Hi, this is Dana with Brightwater Insurance. Did I catch you at an okay time?
Customer: Sure, go ahead.
(Pause and let them answer)
I'm a licensed agent, and this call is about the home quote you asked for.

2. Discovery

- How old is the roof?
- Who lives in the home with you?
- What made you start looking today?

3. Handling objections

"I've been with them 22 years."
That says a lot about you. What would have to be better for a change to make sense?

"That deductible is huge."
I hear you. What amount could you pay tomorrow without losing sleep?

Never say:
- Your claim will be paid
- You are fully covered
* We are always cheaper

Close
Would you like me to send both options today, or talk them through now?`;

export const AUTO_SCRIPT_MARKDOWN = `# Auto script

## Opening
Thanks for taking my call.
Do not promise a discount before you see the record.

## If they say it is too expensive:
I understand. What were you hoping to pay?
Then say:
"Let's put the two declarations side by side."

## Words to avoid
Guaranteed savings
Full coverage
`;

/** Text out of a PDF: lines broken at the margin. */
export const WRAPPED_SCRIPT = `STEP 1: OPEN THE CALL

Good afternoon, my name is Luis and I help families in the valley make sure that the
mortgage is paid if one income stops. Is now a fair time for
two quick questions?

STEP 2: ASK

Who depends on your
income today?`;

export const LIFE_OBJECTIONS_SCRIPT = `Life script

If they say "I need to think about it"
Of course. What part would you like to think through?

If they say "I need to talk to my wife"
That makes sense. What do you think she will ask?

If they say they're covered through work
Good that you have it. How much is it, and what happens when you leave?`;
