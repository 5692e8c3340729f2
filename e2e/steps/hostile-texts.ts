// Texts that would run, load or break something if a screen took them for anything but text. `ran` is a function the
// watcher gives every page.
export const script = '<script>ran()</script>'
export const image = '<img src=x onerror=ran()>'
export const vector = '<svg onload=ran()>'
const link = '<a href="javascript:ran()">x</a>'
const frame = '<iframe srcdoc="<script>parent.ran()</script>"></iframe>'
const style = '<style>@import "http://elsewhere.test/x.css";body{display:none}</style>'
const refresh = '<meta http-equiv=refresh content="0;url=http://elsewhere.test/">'
const sql = "'; DROP TABLE users; --"
const backwards = '\u202egnirts\u202c'
const joined = 'a\u200db\u200bc\ufeffd'
const word = (length: number) => 'W'.repeat(length)

/** Each as long as its field may be; told apart by the word at its beginning. */
export const names = {
  school: `School ${image}${sql} ${word(50)}`,
  admin: `Admin ${script} ${word(80)}`,
  teacher: `Teacher ${image}"' ${word(80)}`,
  invited: `Invited ${vector}"' ${word(80)}`,
  student: `Student ${image}&lt;b&gt; ${word(75)}`,
  other: `Other ${script} ${word(70)}`,
  subject: `Subject ${image} ${word(40)}`,
  exam: `Exam </title>${script}${image} ${word(90)}`,
} as const

export const details = {
  code: '<i onx=ran()',
  description: `About ${script}${style}${word(400)}`,
  employeeId: `${image}${word(15)}`,
  phone: `${image}${word(15)}`,
  studentNumber: `${image}/${word(30)}`,
  topic: `Topic ${image} ${word(80)}`,
  tag: `${image}${word(15)}`,
  instructions: `Do ${script}\n\n${link} ${frame}\n\n**${image}** [here](javascript:ran()) ![p](http://elsewhere.test/x.png)\n\n${word(4000)}`,
  explanation: `Why ${backwards}${joined}${script}[here](javascript:ran())${word(3000)}`,
} as const

/** `shows`: what stands on the sheet as it was written. The first option of each is right. */
export const questions: readonly { question: string; shows: string; options: readonly string[] }[] = [
  {
    question: `Which ${script}${image}${vector}? [here](javascript:ran()) ![p](x" onerror="ran()) <javascript:ran()>`,
    shows: `Which ${script}${image}${vector}?`,
    options: [script, image, vector, '[here](javascript:ran())'],
  },
  {
    question: `Frames ${link}${frame}${style}${refresh}</textarea></script>${script}`,
    shows: `Frames ${link}${frame}${style}${refresh}</textarea></script>${script}`,
    options: [
      link,
      frame,
      '&lt;img src=x onerror=ran()&gt;',
      '&#60;script&#62;ran()',
      '{{constructor.constructor("ran()")()}}',
    ],
  },
  {
    question:
      'Formulas $\\href{javascript:ran()}{x}$ $\\url{javascript:ran()}$ $\\includegraphics{http://elsewhere.test/x.png}$ $\\htmlData{onclick=ran()}{x}$ $\\htmlStyle{position:fixed;inset:0}{x}$ $\\rule{500em}{500em}$ $\\def\\a{\\a\\a}\\a$ $<img src=x onerror=ran()>$',
    shows: 'Formulas',
    options: ['$\\href{javascript:ran()}{1}$', `$${'x+'.repeat(300)}1$`, '$\\kern900em 3$', `$\\text{${image}}$`],
  },
  {
    question: `Long ${word(5_000)} ${backwards}${joined}`,
    shows: `Long ${word(5_000)}`,
    options: [word(1_900), `\`${word(1_900)}x\``, `**${word(1_900)}y**`, '\u202erorrim'],
  },
  {
    question: `Code\n\n\`\`\`\n${script}${word(500)}\n\`\`\`\n\n- ${image}\n- ${word(900)}\n\n$$${'y+'.repeat(400)}1$$`,
    shows: image,
    options: ["' OR 1=1 --", sql, '</label></fieldset></form>', '\\u003cscript\\u003eran()'],
  },
]
