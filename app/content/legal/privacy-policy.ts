import type { LegalDocument } from "./document.ts";

export const privacyPolicy: LegalDocument = {
  title: "Privacy Policy",
  description:
    "What we store about you and your conversations, why, for how long, who else handles it, and how to have it deleted.",
  effective: "08/01/2025",
  summary:
    "We store what you need to practice and to see your progress, for up to 3 years after you last used it or until you delete it. We do not sell it, and there is no advertising here and nothing that follows you.",
  sections: [
    {
      id: "who",
      title: "Who we are",
      paragraphs: [
        "{name} is a training service in which insurance professionals practice sales conversations with an artificial customer. “We” is the company that operates {name}. You reach us at {email}.",
        "This policy covers this website and the service behind its sign-in.",
      ],
    },
    {
      id: "what",
      title: "What we store",
      paragraphs: [
        [
          "Your account: name, email, a one-way hash of your password, your roles, your time zone, when and with which browser you signed in, and, where you add them, a phone number, linked sign-in accounts and the secrets of your second step.",
          "Your practice: the conversations you hold with the artificial customer, their transcripts, scores, notes and drills; what we chose for you to practice on each day, what you sell, your day of rest, and when you want emails to practice by. Such an email quotes a line of yours and one of the customer. It goes to your own address, and only if you ask for it.",
          "If you make a calendar address: that address, encrypted, and when it was last read. Whoever has it, such as the company that runs your calendar, reads the titles of your drills and assignments, the days they are due, and the name of the organization that assigned them.",
          "If you try a customer without an account: what the two of you say, for an hour, or up to 25 hours if you ask to keep it. It is deleted at once when you leave, and becomes part of your account once you are signed in.",
          "The notes for the file that you write after a conversation. They are yours alone, also where the session was handed in.",
          "If you or your organization’s owners set up webhooks: the addresses, and for 30 days what was sent to them, which is what happened, when, and ids, without words of a conversation or a score.",
          "Your voice, if you practice by voice and agree to it: the recording of the call beside its transcript. Of each call how long it was, and what of the models it used; that stays counted when you delete the session.",
          "Your sales script, if you upload one: the file, its name, and the text that we read out of it.",
          "What you write to us by a form or by email: your name, company, contact data and message.",
          "In an organization: your role, groups, assignments, what you handed in, what was said of it in reviews, comments and calibrations, your levels in each skill, badges, choices on boards, legal holds, and your certificates; who was invited, by email address, until 30 days after the invitation ended; and a log of what its people did in it, such as inviting somebody or making an assignment.",
          "What keeps accounts safe: security events of about the last 24 hours, and counts of attempts under a keyed hash of the email or network address, from which neither can be read. While you enter a code of your second step, the network address itself, for about an hour.",
          "Emails we sent you, for a week. Their text goes once they are delivered.",
        ],
        "Where plans are billed, also: your plan and what it costs, how long you practiced and when, and that a trial was had, under a keyed hash of your email address and of your company’s verified domain, from which neither can be read; that hash stays when the account goes. That Stripe told us of something, and whose it was, stays for 180 days. We store no payment card: Stripe takes the payment, keeps card and invoices, and tells us that you paid. It is told your name, your email address and how many seats you have.",
        "Please do not say or upload what belongs to real customers, such as policy numbers, health data or account numbers. Practice needs none of it.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      paragraphs: [
        "We set four cookies, each only when it is needed: one that keeps you signed in, for up to 30 days; one that carries a message to your next page, for ten minutes; one that holds a sign-in by another site together, for five minutes; and one that finds your conversation again when you try a customer without an account, for up to 25 hours. There are no cookies for advertising or for measuring visits, so there is no banner to click away.",
        "Your browser also keeps on your own device what only you need: what you have typed and not sent (until it is sent or you sign out, 30 days at most), your settings for calls, whether keyboard shortcuts are on, the page that says you are offline, which call a tab is in and when it was left, how far down a page you were (until the tab is closed), and which part of a page was asked for.",
      ],
    },
    {
      id: "ai",
      title: "Artificial intelligence",
      paragraphs: [
        "The customer you talk to is software, always. It is never a person, and we say so wherever you meet it.",
        "What the customer may tell and agree to, and your score, are decided by rules of our own. Where a language model is set up, it speaks for the customer: it is sent what the invented customer knows, what was said in the conversation, and your script. It may also read what each of you did in an exchange; what it finds counts only with words that were said, your score says of how many lines, and no model gives points. It is not sent your name, your email or your company, unless you say them in the conversation.",
        "In a voice call your speech is turned into text, and the customer’s text into speech. Depending on how the service is set up, an AI provider does this, or your own browser. The microphone check before a call says which.",
        "Where your browser turns your speech into text, the sound may leave your device: Google Chrome sends it to Google’s servers, and other browsers may send it to those of their makers, under their own terms. We get the text from your browser and cannot choose for it. If you do not want that, mute the microphone and type your lines: the customer still answers by voice. In every voice call that hears you the sound also passes through our servers, which notice when you begin and stop speaking; they keep it only where you allowed the recording. Where nothing can turn your speech into text, no sound leaves your browser.",
        "Scores are a training aid. We do not use them to decide about your employment, and we ask your agency not to do so without talking to you. You can dispute every finding on the feedback page; it then does not count, unless somebody decides that it stands: an administrator, if you share it, or, in what you handed in, an owner or manager of yours. The score that it was handed in with stays either way. An administrator sees the disputed line only if you share it, and without names.",
        "We do not train language models on your conversations, and we choose providers that agree not to.",
      ],
    },
    {
      id: "why",
      title: "Why we may",
      paragraphs: [
        [
          "To provide the service you asked for: practice, scoring and progress.",
          "In an organization that you joined, oversight of what you hand in.",
          "To keep accounts safe, which is our legitimate interest and yours.",
          "To answer you when you write to us.",
          "To meet legal duties.",
        ],
      ],
    },
    {
      id: "who-sees",
      title: "Who sees it",
      paragraphs: [
        "You see all of yours.",
        "If you join an organization, its owners and all of its managers see your name, email address, role, groups and the day you joined. Its owners and the managers of your groups also see what you hand in (the words, the score and the sound of that session, and what you dispute in it), what you were assigned and how far you are with it, that you have begun included, and how many minutes you practiced and on which days. They never see the words, sound or score of practice that you do not hand in. Each session says who can see it, and you see who opened its page; quotes of it stand on their overviews, too, and in calibrations, in which several of them judge the same sessions to compare how they judge. What they judge there you do not see.",
        "What they say of it in a review you read, too, and you may answer. A moment of it is shown to everybody in the organization, with your name, only if you agree, and until you take that back.",
        "In an organization with weekly boards nobody sees you on them unless you join: then others who joined see on how many days you practiced that week, how many drills you settled, and how much the scores you handed in improved, and, of a group that you share, the days and drills together. Where an assignment has a score board, its three best scores are shown, with names, to those who have it, of people who agreed. Badges are private until you show one; then people of your organizations see it where boards are on.",
        "What you handed in is the organization’s: you cannot delete that session or its recording by itself, and it stays with the organization when you leave, as does the sum of the minutes and days you practiced, for its owners. It goes with your account. A certificate has a public page with your name, which anybody who has its address can read.",
        "Our administrators see accounts and totals, and a conversation only when you ask for help with it or a law demands it.",
        "We use these kinds of companies, which handle data for us under contract, and only those that are switched on for the service:",
        [
          "Cloudflare, Inc.: servers, database, file storage, and the check against robots on forms.",
          "A provider of language and speech models, where one is set up.",
          "A provider that delivers our email.",
          "Stripe, Inc.: payments, where plans are billed.",
        ],
        "Ask us at {email} for the list of the day. We sell nothing and rent nothing to anyone.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      paragraphs: [
        "We retain data for up to 3 years. An account that nobody has used for 3 years is deleted, with its conversations, scripts and scores, unless it is an administrator’s or that of the last owner of an organization that others are in; a recording at the latest 3 years after its call; what is written by our forms 3 years after it came. In an account that is used, scripts and what you practice by yourself stay until you delete them: a session in your history or on its feedback page, a script beside a conversation. Of a script that you remove we keep name and size until you delete the account, and its lines in the feedback of the sessions that you ended with it until those are deleted. A session that you delete can be brought back for 24 hours; after that, within hours, it is gone for good. A file of all your sessions that you ask for is kept for 3 days, and goes sooner with a session that was deleted for good.",
        "What you hand in to an organization is kept for the days that its owners chose, and deleted then, for you too: its feedback page says until when. Unless they choose otherwise its sound is kept for 90 days, its words and score for 365, and a certificate for seven years. Owners can put somebody under a legal hold, which the page of the organization says to who is in it: nothing of theirs is deleted by age until it is lifted. A certificate is kept as long as it is valid, too. When an organization is deleted, what was handed in to it goes with it, after 14 days in which its owners can undo that.",
        "You can delete your account yourself, on its page “Your data”, with everything in it and at once, what you handed in and your certificates included; what you said of others in reviews stays, without your name, and so does, by ids, what administrators set by hand: who was made one or is no longer, and plans with the reason; if you ask us to do it, we do so within 30 days. Copies in backups go within 30 more.",
        "Invoices stay at Stripe as long as tax law demands.",
      ],
    },
    {
      id: "rights",
      title: "What you can ask for",
      paragraphs: [
        "You can see, correct, export and delete what we store about you on the pages of your account and of your sessions, but for what others judged of you in calibrations and, where plans are billed, the records that Stripe told us of something and that a trial was had, for which please ask us; what you handed in is deleted with your account. Wherever you live, you can also ask us to do it, to restrict how we use it, or to stop. Write to {email} from the address of your account. We answer within 30 days, at no cost, and treat nobody worse for asking.",
        "If you think that we handle your data wrongly, please tell us first. You may also complain to the authority where you live.",
      ],
    },
    {
      id: "safety",
      title: "How we protect it",
      paragraphs: [
        "Traffic is encrypted. Passwords are hashed with Argon2id, logins are random tokens of which we only keep a hash, attempts are limited, and uploaded documents are read in a place of their own. Should something happen that puts your data at risk, we tell you without delay.",
      ],
    },
    {
      id: "where",
      title: "Where it is, and children",
      paragraphs: [
        "Data is stored with Cloudflare, in the region that was chosen when the service was set up, and passes through servers near you on its way; ask us which region it is. The service is for people who work in insurance; it is not meant for anyone under 18.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "When this policy changes, the new one stands here with its date. What matters to you we also send by email, at least 14 days before it holds.",
      ],
    },
  ],
};
