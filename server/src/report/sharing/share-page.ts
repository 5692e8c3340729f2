import { reportTitles } from '@sabimark/domain/report/report-head.ts'
import { freePins } from '@sabimark/domain/report/sharing/share.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { escaped } from '../../platform/http/escaped.ts'
import { productName } from '../../platform/product.ts'
import type { FoundFace } from './find-share-face.ts'

/** As in web/src/platform/theme/tokens.css, without names for colours: phones that open this may know no custom properties. */
const style = `body{margin:0;background:#fbfaf6;color:#14201b;font:16px/1.5 "Noto Sans",Roboto,system-ui,sans-serif}
main{max-width:520px;margin:0 auto;padding:28px 16px;overflow-wrap:anywhere}
.edge{height:6px}.school{display:flex;gap:16px;align-items:center}.school b{font-size:21px;line-height:1.3}.school span{display:block;color:#4d5953;font-size:14px}
.school img{flex:none;border-radius:8px;background:#fff}
.who{padding-bottom:16px;border-bottom:1px solid #ebe8df}.who span{display:block;color:#4d5953;font-size:14px}.facts{margin-bottom:20px}
.never{margin:0 4px;font-size:14px}.runs{margin:48px 0 0;color:#4d5953;font-size:13px;text-align:center}.runs svg{width:16px;height:16px;margin-right:8px;vertical-align:-3px}
.brand{font-size:19px;font-weight:700}.brand svg{width:32px;height:32px;vertical-align:middle;margin-right:10px}
.sheet{margin:20px 0;padding:24px 20px;background:#fff;border:1px solid #dedbd0;border-radius:6px 6px 28px 6px}
h1{margin:0 0 8px;font-size:22px;line-height:1.35}p{margin:0 0 16px}
label{display:block;margin:0 0 6px;font-weight:700}
input{box-sizing:border-box;width:100%;height:56px;margin:0 0 8px;padding:0 12px;border:1px solid #7f8881;border-radius:8px;background:#fff;color:#14201b;font:inherit;font-size:22px;letter-spacing:.4em}
button{width:100%;min-height:48px;padding:10px 16px;border:0;border-radius:8px;background:#0b6b4f;color:#fff;font:inherit;font-weight:700;cursor:pointer}
button:hover{background:#08543e}
a{color:#0b6b4f;font-weight:700}
input:focus,button:focus,a:focus{outline:3px solid #0b6b4f;outline-offset:2px}
.note{padding:12px;border-radius:8px;background:#fbe3e0;color:#8f1d17}
.soft{margin:0 0 16px;color:#4d5953;font-size:14px}
@media (prefers-color-scheme:dark){body{background:#0e1512;color:#e9f0eb}.sheet{background:#16201b;border-color:#2b3831}.who{border-color:#222d27}.who span,.school span,.runs{color:#a7b5ad}
input{border-color:#718279;background:#0b110e;color:#e9f0eb}button{background:#4cc398;color:#06231a}button:hover{background:#6bd3ad}
a{color:#4cc398}input:focus,button:focus,a:focus{outline-color:#4cc398}.note{background:#441a17;color:#ffb9b2}.soft{color:#a7b5ad}}`

/** web/public/mark.svg */
const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0B6B4F"/><g fill="none" stroke="#FBFAF6" stroke-width="2"><circle cx="10" cy="10" r="4"/><circle cx="22" cy="10" r="4"/><circle cx="10" cy="22" r="4"/></g><circle cx="22" cy="22" r="5" fill="#FBFAF6"/></svg>'

type Page = { title: string; body: string; head?: string; face?: FoundFace | undefined; note?: string }

function page({ title, body, head = '', face, note = '' }: Page): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} – ${face ? escaped(face.school.name) : productName}</title>${head}
<style>${style}</style></head>
<body>${face ? edge(face) : ''}<main>${face ? schoolHead(face) : `<div class="brand">${mark}${productName}</div>`}<div class="sheet">${body}</div>${note}${
    face ? `<p class="runs">${mark}Runs on ${productName}</p>` : ''
  }</main></body></html>`
}

/** Kept as #rrggbb: nothing else reaches a style. */
const edge = ({ school: { color } }: FoundFace) =>
  /^#[0-9a-f]{6}$/i.test(color) ? `<div class="edge" style="background:${color}"></div>` : ''

/** Never the full logo: the data of whoever opens this are paid for. */
function schoolHead({ school: { name, address, logo }, smallLogo }: FoundFace): string {
  const picture =
    logo === null || smallLogo === null ? '' : `<img src="${escaped(smallLogo)}" alt="" width="48" height="48">`
  return `<div class="school">${picture}<div><b>${escaped(name)}</b>${address && `<span>${escaped(address)}</span>`}</div></div>`
}

function about({ sender, type, range, madeAt, expiresAt }: FoundFace): string {
  const who = sender === null ? 'A report was shared with you' : `<b>${escaped(sender)}</b> shared a report with you`
  return `<p class="who">${who}<span>${formatLagos(madeAt)}</span></p>
<h1>${reportTitles[type]}</h1>
<p class="soft facts">${escaped(range)}<br>Open until ${formatLagos(expiresAt)}</p>`
}

const promise = '<p class="never"><b>This page never asks for a password or money.</b></p>'

/**
 * Asks for the PIN, below whose report it is; for an address that leads nowhere, or where that cannot be said now, below a plain
 * line. `problem`: a sentence of ours about the PIN that was sent.
 */
export function pinPage(face?: FoundFace, problem?: string): string {
  const note = problem === undefined ? '' : `<p class="note" id="problem" role="alert">${problem}</p>`
  const described = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"'
  const phone = face?.school.phone
  const without = phone ? `Call the school: ${escaped(phone)}.` : 'Ask the person who sent you this link.'
  return page({
    title: 'Shared report',
    face,
    note: promise,
    body: `${face ? about(face) : '<h1>A report was shared with you</h1>\n<p>Type the PIN of six digits that you were told. The file is then downloaded.</p>'}${note}
<form method="post"><label for="pin">PIN${face ? ' from the school’s message' : ''}</label>
<input id="pin" name="pin" type="text" inputmode="numeric" autocomplete="off" maxlength="12" required${described}>
<p class="soft">No PIN? ${without} After ${freePins} wrong PINs you have to wait.</p>
<button type="submit">Open the report</button></form>`,
  })
}

/** Where the PIN was right. `path`: the file, which begins to come by itself; phones that wait for a press have the link. */
export function sendingPage(path: string): string {
  return page({
    title: 'Shared report',
    body: `<h1>The file is being downloaded.</h1>
<p>Nothing comes? <a href="${path}">Download the file</a></p>
<p class="soft">This works for five minutes. After that, open the link you were sent again and type the PIN.</p>`,
    head: `<meta http-equiv="refresh" content="0;url=${path}">`,
  })
}

/** In place of the file, where the PIN was right. */
export function busyPage(): string {
  return page({
    title: 'Shared report',
    body: '<h1>The server is busy just now.</h1><p class="soft">Please load this page again in a moment.</p>',
  })
}

/** Whatever the reason: it is told to nobody who may only be guessing. */
export function notValidPage(): string {
  return page({
    title: 'Shared report',
    body: '<h1>This link is no longer valid.</h1><p class="soft">Ask the person who sent it to share the report again.</p>',
  })
}
