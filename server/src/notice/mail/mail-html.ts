import { escaped } from '../../platform/http/escaped.ts'
import { productName } from '../../platform/product.ts'
import type { MailFace } from './mail-face.ts'
import type { MailText } from './mail-text.ts'

/** The product's light colours (web/src/platform/theme/tokens.css): programs that darken mails do so from these. */
const paper = '#fbfaf6'
const surface = '#ffffff'
const ink = '#14201b'
const soft = '#4d5953'
const line = '#dedbd0'
const green = '#0b6b4f'
const font = "font-family:'Noto Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * The mail as HTML that old mail programs lay out: tables, styles in place, nothing fetched from anywhere. The only
 * picture is the logo of the school, which comes along.
 * Names stand in <bdi>, so that one written from right to left turns nothing else around.
 */
export function asHtml(text: MailText, face: MailFace | null): string {
  const { subject, preview, heading, greeting, lines, action, link, closing, foot, help, why } = text
  const paragraphs = [greeting, ...lines].map(paragraph).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:${paper};color:${ink}">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0">${escaped(preview)}${'&#8199;&#65279;'.repeat(30)}</div>
${table(`background:${paper}`)}<tr><td align="center" style="padding:24px 12px">
${table('max-width:560px', 560)}
<tr><td style="padding:4px 8px 20px">${face ? schoolHead(face) : mark()}</td></tr>
<tr><td style="padding:32px 28px;background:${surface};border:1px solid ${line};${band(face)}border-radius:12px">
<h1 style="margin:0 0 20px;${font};font-size:22px;line-height:1.35;font-weight:700;color:${ink};overflow-wrap:anywhere">${named(heading)}</h1>
${paragraphs}
${action === null ? '' : toPress(action, link)}
<p style="margin:0;padding-top:20px;border-top:1px solid ${line};${font};font-size:15px;line-height:1.6;color:${soft}">${named(closing.join(' '))}</p>
</td></tr>
<tr><td style="padding:20px 8px">${face?.contact ? small(named(`${face.name} · ${face.contact}`)) : ''}${foot.map((one) => small(named(one))).join('')}${small(`Help: <a href="${escaped(help)}" style="color:${soft}">${escaped(help)}</a>`)}${why === null ? '' : small(`${named(why.text)} <a href="${escaped(why.change)}" style="color:${soft}">${escaped(why.change)}</a>`)}</td></tr>
</table>
</td></tr></table>
</body></html>`
}

/** The colour of the school that writes, over what it says. */
const band = (face: MailFace | null) => (face?.color ? `border-top:4px solid ${face.color};` : '')

/** `width`: for programs that know no `max-width`. */
const table = (style: string, width: number | '100%' = '100%') =>
  `<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0" style="width:100%;${style}">`

/** The mark beside the name: four bubbles, the last one filled (web/public/mark.svg), drawn with nothing but cells and edges. */
function mark(): string {
  const bubble = (ground: string) =>
    `<td style="padding:2px"><div style="width:6px;height:6px;border:2px solid ${paper};border-radius:50%;background:${ground};font-size:0;line-height:0"></div></td>`
  const row = (last: string) => `<tr>${bubble(green)}${bubble(last)}</tr>`
  const bubbles = `<table role="presentation" cellpadding="0" cellspacing="0" border="0">${row(green)}${row(paper)}</table>`
  const name = `${font};font-size:19px;line-height:32px;font-weight:700;color:${ink};padding-left:10px`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td aria-hidden="true" bgcolor="${green}" style="padding:2px;border-radius:8px;background:${green}">${bubbles}</td><td style="${name}">${productName}</td></tr></table>`
}

/** Logo, name and motto of the school that writes. */
function schoolHead({ name, motto, logo }: MailFace): string {
  const picture = logo
    ? `<td style="padding-right:12px"><img src="cid:${logo.cid}" alt="" width="48" height="48" style="display:block;border-radius:8px;object-fit:contain"></td>`
    : ''
  const said =
    motto === '' ? '' : `<div style="${font};font-size:14px;line-height:1.4;color:${soft}">${named(motto)}</div>`
  const title = `<div style="${font};font-size:19px;line-height:1.3;font-weight:700;color:${ink};overflow-wrap:anywhere">${named(name)}</div>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${picture}<td>${title}${said}</td></tr></table>`
}

/** The button, and its address for where it is none. */
function toPress(action: string, link: string): string {
  return `${button(action, link)}
<p style="margin:0 0 4px;${font};font-size:14px;line-height:1.5;color:${soft}">Or copy this address into your browser:</p>
<p style="margin:0 0 24px;${font};font-size:14px;line-height:1.5;overflow-wrap:anywhere;word-break:break-all"><a href="${escaped(link)}" style="color:${green}">${escaped(link)}</a></p>`
}

/** A cell with a colour: the only button every mail program draws. */
function button(action: string, link: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr><td align="center" bgcolor="${green}" style="border-radius:8px;background:${green}"><a href="${escaped(link)}" style="display:inline-block;padding:14px 26px;${font};font-size:16px;line-height:20px;font-weight:700;color:#ffffff;text-decoration:none;border-radius:8px">${escaped(action)}</a></td></tr></table>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:${ink};overflow-wrap:anywhere">${named(text)}</p>`
}

function small(html: string): string {
  return `<p style="margin:0 0 8px;${font};font-size:13px;line-height:1.5;color:${soft};overflow-wrap:anywhere">${html}</p>`
}

/** Stretches of letters that are written from right to left, with what stands between them. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]+(?:[\s\p{P}]+[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]+)*/gu

function named(text: string): string {
  return escaped(text).replaceAll(rightToLeft, (name) => `<bdi>${name}</bdi>`)
}
