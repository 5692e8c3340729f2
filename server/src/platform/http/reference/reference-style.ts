/** The product's colours (web/src/platform/theme/tokens.css; a test holds them together), as this page needs them. */
export const lightColours = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunk: '#f3f1ea',
  ink: '#14201b',
  'ink-soft': '#4d5953',
  line: '#dedbd0',
  green: '#0b6b4f',
  'green-tint': '#dff0e7',
  'green-ink': '#08543e',
  'blue-tint': '#e0e9f7',
  'blue-ink': '#1c4485',
  'amber-tint': '#fbeac9',
  'amber-ink': '#5f3c00',
}
export const darkColours = {
  paper: '#0e1512',
  surface: '#16201b',
  sunk: '#0b110e',
  ink: '#e9f0eb',
  'ink-soft': '#a7b5ad',
  line: '#2b3831',
  green: '#4cc398',
  'green-tint': '#12352a',
  'green-ink': '#8fe0c0',
  'blue-tint': '#172b4b',
  'blue-ink': '#bad2f8',
  'amber-tint': '#3a2b0e',
  'amber-ink': '#f6cf8d',
}

const asTokens = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

/** The style of the page, in itself: it is one file. */
export const referenceStyle = `
:root{color-scheme:light;${asTokens(lightColours)}}
:root[data-mantine-color-scheme="dark"]{color-scheme:dark;${asTokens(darkColours)}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 "Noto Sans",system-ui,sans-serif}
a{color:var(--green)}
:focus-visible{outline:3px solid var(--green);outline-offset:2px;border-radius:4px}
header{background:var(--surface);border-bottom:1px solid var(--line);padding:12px 16px}
header a{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:var(--ink);text-decoration:none}
header a,h1,h2{font-family:"Bricolage Grotesque","Noto Sans",system-ui,sans-serif}
header a{font-size:1.25rem;font-weight:700}
main{max-width:60rem;margin:0 auto;padding:16px 16px 64px}
h1{font-size:2rem;line-height:1.15;margin:24px 0 12px}
h2{font-size:1.375rem;margin:40px 0 12px}
h3,caption{font-size:.875rem;font-weight:600;color:var(--ink-soft);text-align:left;margin:16px 0 4px;padding:0}
p{max-width:68ch;margin:0 0 12px}
code,pre{font-family:ui-monospace,SFMono-Regular,Consolas,monospace;font-size:.875em;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0}
nav a{padding:10px 14px;border:1px solid var(--line);border-radius:8px;background:var(--surface);text-decoration:none}
details{background:var(--surface);border:1px solid var(--line);border-radius:8px;margin:0 0 8px}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px;min-height:44px;padding:10px 14px;cursor:pointer}
summary::after{content:"";flex:none;width:8px;height:8px;margin-left:auto;border:solid var(--ink-soft);border-width:0 2px 2px 0;transform:translateY(-2px) rotate(45deg)}
details[open]>summary::after{transform:translateY(2px) rotate(225deg)}
summary .what{order:1;color:var(--ink-soft);flex-basis:100%}
summary span:first-child{font-size:.75rem;font-weight:700;letter-spacing:.04em;padding:2px 8px;border-radius:6px}
.get{background:var(--blue-tint);color:var(--blue-ink)}
.post{background:var(--green-tint);color:var(--green-ink)}
.put{background:var(--amber-tint);color:var(--amber-ink)}
details>div{padding:4px 14px 14px;border-top:1px solid var(--line)}
details p{margin:12px 0}
table{border-collapse:collapse;width:100%}
th{width:4rem;text-align:left;vertical-align:top}
th,td{padding:6px 8px 6px 0;border-top:1px solid var(--line)}
pre{margin:0;max-height:24rem;overflow:auto;background:var(--sunk);border-radius:6px;padding:12px;overflow-wrap:normal}
@media (min-width:48rem){summary .what{order:0;flex-basis:auto}}
`
