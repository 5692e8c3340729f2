import { freePins } from '@sabimark/domain/report/sharing/share.ts'
import { productName } from '../../platform/product.ts'

/** As in web/src/platform/theme/tokens.css, without names for colours: phones that open this may know no custom properties. */
const style = `body{margin:0;background:#fbfaf6;color:#14201b;font:16px/1.5 "Noto Sans",Roboto,system-ui,sans-serif}
main{max-width:400px;margin:0 auto;padding:24px 16px}
.brand{font-size:19px;font-weight:700}.brand svg{width:32px;height:32px;vertical-align:middle;margin-right:10px}
.sheet{margin:20px 0;padding:24px 20px;background:#fff;border:1px solid #dedbd0;border-radius:12px}
h1{margin:0 0 12px;font-size:20px;line-height:1.35}p{margin:0 0 16px}
label{display:block;margin:0 0 6px;font-weight:700}
input{box-sizing:border-box;width:100%;height:52px;margin:0 0 16px;padding:0 12px;border:1px solid #7f8881;border-radius:8px;background:#fff;color:#14201b;font:inherit;font-size:22px;letter-spacing:.2em}
button{width:100%;min-height:48px;padding:10px 16px;border:0;border-radius:8px;background:#0b6b4f;color:#fff;font:inherit;font-weight:700;cursor:pointer}
button:hover{background:#08543e}
a{color:#0b6b4f;font-weight:700}
input:focus,button:focus,a:focus{outline:3px solid #0b6b4f;outline-offset:2px}
.note{padding:12px;border-radius:8px;background:#fbe3e0;color:#8f1d17}
.soft{margin:0;color:#4d5953;font-size:14px}
@media (prefers-color-scheme:dark){body{background:#0e1512;color:#e9f0eb}.sheet{background:#16201b;border-color:#2b3831}
input{border-color:#718279;background:#0b110e;color:#e9f0eb}button{background:#4cc398;color:#06231a}button:hover{background:#6bd3ad}
a{color:#4cc398}input:focus,button:focus,a:focus{outline-color:#4cc398}.note{background:#441a17;color:#ffb9b2}.soft{color:#a7b5ad}}`

/** web/public/mark.svg */
const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0B6B4F"/><g fill="none" stroke="#FBFAF6" stroke-width="2"><circle cx="10" cy="10" r="4"/><circle cx="22" cy="10" r="4"/><circle cx="10" cy="22" r="4"/></g><circle cx="22" cy="22" r="5" fill="#FBFAF6"/></svg>'

function page(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} – ${productName}</title>${head}
<style>${style}</style></head>
<body><main><div class="brand">${mark}${productName}</div><div class="sheet">${body}</div></main></body></html>`
}

/**
 * Asks for the PIN: the same page for every address, as it is drawn before anybody has looked whether it leads anywhere.
 * `problem`: a sentence of ours about the PIN that was sent.
 */
export function pinPage(problem?: string): string {
  const note = problem === undefined ? '' : `<p class="note" id="problem" role="alert">${problem}</p>`
  const about = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"'
  return page(
    'Shared report',
    `<h1>A report was shared with you</h1>
<p>Type the PIN of six digits that you were told. The file is then downloaded.</p>${note}
<form method="post"><label for="pin">PIN</label>
<input id="pin" name="pin" type="text" inputmode="numeric" autocomplete="off" maxlength="12" required${about}>
<button type="submit">Open the report</button></form>
<p class="soft" style="margin-top:16px">No PIN? Ask whoever sent you this link. After ${freePins} wrong PINs you have to wait.</p>`,
  )
}

/** Where the PIN was right. `path`: the file, which begins to come by itself; phones that wait for a press have the link. */
export function sendingPage(path: string): string {
  return page(
    'Shared report',
    `<h1>The file is being downloaded.</h1>
<p>Nothing comes? <a href="${path}">Download the file</a></p>
<p class="soft">This works for five minutes. After that, open the link you were sent again and type the PIN.</p>`,
    `<meta http-equiv="refresh" content="0;url=${path}">`,
  )
}

/** In place of the file, where the PIN was right. */
export function busyPage(): string {
  return page(
    'Shared report',
    '<h1>The server is busy just now.</h1><p class="soft">Please load this page again in a moment.</p>',
  )
}

/** Whatever the reason: it is told to nobody who may only be guessing. */
export function notValidPage(): string {
  return page(
    'Shared report',
    '<h1>This link is no longer valid.</h1><p class="soft">Ask whoever sent it to you to share the report again.</p>',
  )
}
