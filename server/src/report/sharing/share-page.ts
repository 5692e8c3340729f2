import { roleLabel } from '@sabimark/domain/people/role.ts'
import type { ReportFormat } from '@sabimark/domain/report/report-content.ts'
import { reportTitles } from '@sabimark/domain/report/report-head.ts'
import { freePins } from '@sabimark/domain/report/sharing/share.ts'
import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { initials } from '@sabimark/domain/words/signs/initials.ts'
import { builtFont } from '../../platform/http/built-font.ts'
import { escaped } from '../../platform/http/escaped.ts'
import { productName } from '../../platform/product.ts'
import type { FoundFace } from './find-share-face.ts'

/**
 * As in web/src/platform/theme/tokens.css, without names for colours: phones that open this may know no custom properties. The PIN is one
 * field, drawn as six boxes below its figures: 50 px each with their gap on a phone of 360 px.
 */
const style = `body{margin:0;background:#fbfaf6;color:#14201b;font:16px/1.5 "Noto Sans",-apple-system,Roboto,"Segoe UI","Liberation Sans",sans-serif}
main{display:flex;flex-direction:column;box-sizing:border-box;max-width:520px;min-height:calc(100vh - 6px);margin:0 auto;padding:20px 16px;overflow-wrap:anywhere}
.edge{height:6px}.school{display:flex;gap:16px;align-items:center}.school b{font-size:21px;line-height:1.3}.school span{display:block;color:#4d5953;font-size:14px}
.school img{flex:none;border-radius:8px;background:#fff}.school i{flex:none;width:42px;border:3px solid;border-radius:6px 6px 18px 6px;font-weight:700;font-size:18px;line-height:42px;text-align:center}
.who{display:flex;margin:0 0 16px;gap:12px;align-items:center;padding-bottom:14px;border-bottom:1px solid #ebe8df}.who span{display:block;color:#4d5953;font-size:14px}
.who i{flex:none;width:38px;border:1px solid #7f8881;border-radius:50%;color:#4d5953;font-weight:600;font-size:14px;line-height:38px;text-align:center}
.what{display:flex;gap:14px;align-items:center;margin-bottom:20px}.what h1{margin:0}.what p{margin:0}
.what i{flex:none;width:44px;height:24px;padding-top:30px;border:1px solid #7f8881;border-radius:3px 3px 14px 3px;color:#4d5953;font-weight:700;font-size:11px;line-height:1;text-align:center}
.never{margin:0 4px;font-size:14px}.runs{margin:auto 0 0;padding-top:32px;color:#4d5953;font-size:13px;text-align:center}.runs svg{width:16px;height:16px;margin-right:8px;vertical-align:-3px}
.brand{font-size:19px;font-weight:700}.brand svg{width:32px;height:32px;vertical-align:middle;margin-right:10px}
.sheet{margin:16px 0;padding:20px 16px;overflow:hidden;overflow:clip;background:#fff;border:1px solid #dedbd0;border-radius:6px 6px 28px 6px}
i{font-style:normal}h1,h2{margin:0 0 8px;font-size:22px;line-height:1.35}p{margin:0 0 16px}
label{display:block;margin:0 0 6px;font-weight:700}
.pin{display:flex;position:relative;margin:0 0 8px;overflow:hidden;overflow:clip}
.pin i{flex:1;height:54px;margin-right:6px;border:1px solid #7f8881;border-radius:8px;background:#fff}.pin i:last-child{margin-right:0}
input{position:absolute;z-index:1;box-sizing:border-box;width:100%;width:calc(100% + 60px);height:56px;margin:0;border:0;background:none;color:#14201b;font:inherit;font-size:24px;font-weight:700;font-variant-numeric:tabular-nums;padding:0 0 0 calc((100vw - 96px)/12 - .5ch);letter-spacing:calc((100vw - 60px)/6 - 1ch)}
@media (min-width:552px){.sheet{padding:24px 28px}input{padding-left:calc(33.3px - .5ch);letter-spacing:calc(72.67px - 1ch)}}
button{width:100%;min-height:48px;padding:10px 16px;border:0;border-radius:8px;background:#0b6b4f;color:#fff;font:inherit;font-weight:700;cursor:pointer}
button:hover{background:#08543e}
a{color:#0b6b4f;font-weight:700}
input:focus{outline:0}input:focus~i,button:focus,a:focus{outline:3px solid #1d4fa0;outline-offset:2px}.pin input:focus~i{outline-width:2px;outline-offset:-2px}
.note{padding:12px;border-radius:8px;background:#fbe3e0;color:#8f1d17}
.soft{margin:0 0 16px;color:#4d5953;font-size:14px}
@media (prefers-color-scheme:dark){.school i{border-color:#a7b5ad!important}body{background:#0e1512;color:#e9f0eb}.sheet{background:#16201b;border-color:#2b3831}.who{border-color:#222d27}.who span,.school span,.runs,.who i,.what i{color:#a7b5ad}
.pin i{border-color:#718279;background:#0b110e}input{color:#e9f0eb}button{background:#4cc398;color:#06231a}button:hover{background:#6bd3ad}
a{color:#4cc398}input:focus~i,button:focus,a:focus{outline-color:#8ab4f8}.note{background:#441a17;color:#ffb9b2}.soft{color:#a7b5ad}}`

/** As in web/src/platform/theme/fonts.css, in its order: what a phone has no letter of is not fetched. */
const letters: readonly [file: RegExp, range: string][] = [
  [
    /^noto-sans-vietnamese-wght.*\.woff2$/,
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  ],
  [
    /^noto-sans-latin-wght.*\.woff2$/,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ],
  [
    /^noto-sans-nigeria-wght.*\.woff2$/,
    'U+0100-0101,U+0112-0113,U+012A-012B,U+0143-0144,U+0147-0148,U+014C-014D,U+016A-016B,U+0181,U+018A,U+0198-0199,U+01B3-01B4,U+01F8-01F9,U+0253,U+0257,U+1E3E-1E3F,U+1E44-1E45,U+1E62-1E63,U+20A6',
  ],
]

/** web/public/mark.svg */
const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0B6B4F"/><g fill="none" stroke="#FBFAF6" stroke-width="2"><circle cx="10" cy="10" r="4"/><circle cx="22" cy="10" r="4"/><circle cx="10" cy="22" r="4"/></g><circle cx="22" cy="22" r="5" fill="#FBFAF6"/></svg>'

type Page = { title: string; body: string; head?: string; face?: FoundFace | undefined; note?: string }

function page(faces: string, { title, body, head = '', face, note = '' }: Page): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} – ${face ? escaped(face.school.name) : productName}</title>${head}
<style>${faces}${style}</style></head>
<body>${face ? edge(face) : ''}<main>${face ? schoolHead(face) : `<div class="brand">${mark}${productName}</div>`}<div class="sheet">${body}</div>${note}${
    face ? `<p class="runs">${mark}Runs on ${productName}</p>` : ''
  }</main></body></html>`
}

/** Kept as #rrggbb: nothing else reaches a style. */
const isColour = /^#[0-9a-f]{6}$/i

const edge = ({ school: { color } }: FoundFace) =>
  isColour.test(color) ? `<div class="edge" style="background:${color}"></div>` : ''

/** Never a heavy logo: the data of whoever opens this are paid for. The first letter of the school stands where there is none. */
function schoolHead({ school: { name, address, logo, color }, lightLogo }: FoundFace): string {
  const ground = isColour.test(color) ? color : '#0b6b4f'
  const letter = `<i aria-hidden="true" style="border-color:${ground}">${escaped(name.slice(0, 1))}</i>`
  const picture =
    logo === null || lightLogo === null ? letter : `<img src="${escaped(lightLogo)}" alt="" width="48" height="48">`
  return `<div class="school">${picture}<div><b>${escaped(name)}</b>${address && `<span>${escaped(address)}</span>`}</div></div>`
}

/** No date breaks inside. */
const whole = (words: string) => words.replace(/(\d) (?=[A-Z][a-z]{2}\b)|([A-Z][a-z]{2}) (?=\d)/g, '$1$2\u00a0')

const formatNames: Record<ReportFormat, string> = { pdf: 'PDF', excel: 'Excel', csv: 'CSV' }

function about({ sender, senderRole, type, format, range, madeAt, expiresAt, now }: FoundFace): string {
  const who = sender === null ? 'A report was shared with you' : `<b>${escaped(sender)}</b> shared a report with you`
  const bubble = sender === null ? '' : `<i aria-hidden="true">${escaped(initials(sender))}</i>`
  const role = senderRole === null ? '' : `${capitalised(roleLabel(senderRole))} · `
  return `<div class="who">${bubble}<div>${who}<span>${role}${nearTime(madeAt, now)}</span></div></div>
<div class="what"><i aria-hidden="true">${formatNames[format]}</i><div><h1>${reportTitles[type]}</h1>
<p class="soft facts">${whole(escaped(range))}<br>Open until ${whole(nearTime(expiresAt, now))}</p></div></div>`
}

const promise = '<p class="never"><b>This page never asks for a password or money.</b></p>'

/**
 * Asks for the PIN, below whose report it is; for an address that leads nowhere, or where that cannot be said now, below a plain
 * line. `problem`: a sentence of ours about the PIN that was sent, which is heard with the field, for that has the focus then.
 */
function pinPage(faces: string, face?: FoundFace, problem?: string): string {
  const note = problem === undefined ? '' : `<p class="note" id="problem" role="alert">${problem}</p>`
  const described = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem" autofocus'
  // Where one was wrong, the sentence about it says how many are left.
  const rule = problem === undefined ? ` After ${freePins} wrong PINs you have to wait.` : ''
  const phone = face?.school.phone
  const without = phone ? `Call the school: ${escaped(phone)}.` : 'Ask the person who sent you this link.'
  return page(faces, {
    title: 'Shared report',
    face,
    note: promise,
    body: `${face ? about(face) : '<h1>A report was shared with you</h1>\n<p>Type the PIN of six digits that you were told. The file is then downloaded.</p>'}${note}
<form method="post"><label for="pin">PIN${face ? ' from the school’s message' : ''}</label>
<div class="pin"><input id="pin" name="pin" type="text" inputmode="numeric" autocomplete="off" maxlength="12" required${described}>${'<i></i>'.repeat(6)}</div>
<p class="soft">No PIN? ${without}${rule}</p>
<button type="submit">Open the report</button></form>`,
  })
}

/** Where the PIN was right. `path`: the file, which begins to come by itself; phones that wait for a press have the link. */
function sendingPage(faces: string, path: string, face?: FoundFace): string {
  const level = face ? 'h2' : 'h1'
  return page(faces, {
    title: 'Shared report',
    face,
    body: `${face ? about(face) : ''}<${level}>The file is being downloaded.</${level}>
<p>Nothing comes? <a href="${path}">Download the file</a></p>
<p class="soft">This works for five minutes. After that, open the link you were sent again and type the PIN.</p>`,
    head: `<meta http-equiv="refresh" content="0;url=${path}">`,
  })
}

/** In place of the file, where the PIN was right. */
function busyPage(faces: string): string {
  return page(faces, {
    title: 'Shared report',
    body: '<h1>The server is busy just now.</h1><p class="soft">Please load this page again in a moment.</p>',
  })
}

/** Whatever the reason: it is told to nobody who may only be guessing. */
function notValidPage(faces: string): string {
  return page(faces, {
    title: 'Shared report',
    body: '<h1>This link is no longer valid.</h1><p class="soft">Check that the whole link was copied. If it was, ask the person who sent it to share the report again.</p>',
  })
}

/** The pages of shared links, in the letters of the web app, which lie in `webFolder`; in the device's where it was not built. */
export function sharePages(webFolder: string) {
  const faces = letters
    .map(([file, range]) => builtFont(webFolder, { family: 'Noto Sans', weights: '400 700', file, range }))
    .join('')
  return {
    pin: (face?: FoundFace, problem?: string) => pinPage(faces, face, problem),
    sending: (path: string, face?: FoundFace) => sendingPage(faces, path, face),
    busy: () => busyPage(faces),
    notValid: () => notValidPage(faces),
  }
}
