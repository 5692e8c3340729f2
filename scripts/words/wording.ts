interface Wording {
  /** What a translator writes. */
  says: RegExp
  /** What a colleague would say instead. */
  better: string
}

/** Wordings that no text may have, each with the better one. A text of the specification is never to match one. */
const wordings: Wording[] = [
  { says: /\b[Mm]ails?\b(?! (server|library))/, better: 'email, emails' },
  { says: /[\d}…] %/, better: '82%, without a space' },
  { says: /\bstands? (here|there|on|under|in|behind|beside)\b/i, better: 'is, appears here, is on …' },
  { says: /\bgo(es|ing)? on\b/i, better: 'continue' },
  { says: /\bput away\b/i, better: 'hide' },
  { says: /\blook and release\b|^follow$/i, better: 'review and release; view progress' },
  { says: /\bnone ticked\b/i, better: 'leave all unticked if …' },
  { says: /\bthe page behind this\b/i, better: 'name what to close or open' },
  { says: /\bget in by\b/i, better: 'sign in with' },
  { says: /\bspread (\w+ )?evenly\b|\bmake the sum\b|^take .* off$/i, better: 'share equally; use this sum; remove' },
  { says: /\bfixed for good\b|\btaken? back\b/i, better: 'cannot be changed; cannot be undone; removed' },
  { says: /\bmay not do\b/i, better: 'you do not have permission to …' },
  { says: /\bone of your school\b/i, better: 'there is no such … in your school' },
  { says: /\b(is|are) not right\b/i, better: 'is incorrect' },
  { says: /(?<!\bthere )\b(is|are|was) no (?!longer\b|more\b)\w/i, better: 'is not a …; enter a valid …' },
  { says: /\bgiv(e|es|en|ing) up\b|\bgave up\b/i, better: 'failed; stop trying' },
  { says: /\blooks? again by itself\b/i, better: 'this page updates by itself' },
  { says: /\b(marked|comes? out|shows? here|sent this email) by (itself|themselves)\b/i, better: 'automatically' },
  { says: /\bnobody reads answers\b/i, better: 'replies are not read' },
  { says: /\bfound a hole\b/i, better: 'found a security problem' },
  { says: /\btime goes on\b/i, better: 'the clock keeps running' },
  { says: /^empty: /i, better: 'leave blank for …' },
  {
    says: /\bthe answer took\b|^looked at$|\bwhat we claim\b|\bwe claim\b/i,
    better: 'response time; checked at; our target',
  },
  { says: /\bwho comes first\b/i, better: 'whoever takes it first' },
  { says: /\b(is|are|not) known here\b/i, better: 'there is no such …; … was not found' },
  { says: /\blately\b/i, better: 'recently' },
  { says: /\bmeanwhile\b/i, better: 'since then; in the meantime' },
  { says: /\bthe own\b|\bown (notices|hand)\b/i, better: 'your …' },
  { says: /\bfares\b/i, better: 'how … is doing; check …' },
  { says: /\bload(ed|s)?( the page)? again\b/i, better: 'reload' },
  { says: /\blook again\b/i, better: 'check again' },
  { says: /\bhands itself in\b/i, better: 'is handed in automatically' },
  { says: /\b(lies|lie) (in|on|below|under|inside|outside)\b/i, better: 'is in; is kept in' },
  {
    says: /\b(it )?holds (at once|for all)\b|\bfor the others this holds\b/i,
    better: 'applies at once; settings for every …',
  },
  { says: /\bthose that are there\b|\bfor results there are\b/i, better: 'existing …' },
  {
    says: /\bwho sits the exam already\b|\bfor who was\b|\bof the file without it\b/i,
    better: 'candidates who …; those who …',
  },
  {
    says: /\bput right\b|\bminutes more$|\bnobody has changed this\b/i,
    better: 'corrected; extra minutes; not changed yet',
  },
  { says: /(^|[.!?] )Whoever\b|\bonly whoever\b|\b[Nn]obody of\b/, better: 'anyone who; candidates who; none of' },
  { says: /, too(?=[.]|$)/, better: 'also' },
  {
    says: /\b(is|are) (not|no)\b[^.]* any more\b|\b(nothing|no \w+) any more\b|\bissue no more\b|\basked no more\b/i,
    better: 'no longer; stop',
  },
  {
    says: /\bfrom when\b|\bit holds (already|once)\b|\bfor who (is|are|was|were|has|have|set|sets|begin|begins)\b/i,
    better: 'when a change takes effect; works at once; for those who',
  },
  { says: /\bstands? (twice|below|above)\b|\bbelow each stands\b/i, better: 'is there twice; you see below' },
  {
    says: /\bin place of (what you|theirs|a code|a printer)|\banother way than\b|\bsee what becomes of\b/i,
    better: 'instead of; separately; what happened to',
  },
  { says: /\b(handed|hands) in by itself\b|\basked by itself\b/i, better: 'automatically' },
  { says: /\b(has|have) not come\b|\bdid not arrive\b/i, better: 'did not load' },
  { says: /\b(students?|staff|\}) beside (the|its|their|\{)/i, better: 'from outside; besides; on top of' },
  { says: /\bnot begun yet\b|\bhas begun yet\b/i, better: 'not started' },
  {
    says: /^(throw away|it is right|take it back in|issue no more|next that needs you)/i,
    better: 'Discard; Confirm; Include again; Stop here; Next to check',
  },
  { says: /\bdo you not\b|\bswitched on, /i, better: 'Don’t recognise one? When it is on, …' },
  { says: /^(?!\| rubric \|).*\brubrics?\b/i, better: 'marking scheme' },
  { says: /\bclass teacher\b/i, better: 'form teacher' },
  { says: /\blog(ged)? (in|out)\b/i, better: 'sign in; sign out' },
  { says: /\b(has|have|was|were|be) submitted\b/i, better: 'handed in' },
  { says: /\bso long (?!as\b|that\b)/i, better: 'until then; for that long' },
]

/** The better wordings for what a text says as a translation would; none when it says nothing so. */
export function betterFor(text: string): string[] {
  return wordings.filter(({ says }) => says.test(text)).map(({ better }) => better)
}
