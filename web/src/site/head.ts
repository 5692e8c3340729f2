import { brand } from '../platform/brand.ts'
import type { PageFacts } from './page.ts'

/** Where the server writes its own PUBLIC_URL: only it knows the address people use. */
export const publicUrlMark = '%public-url%'

/** What stands in the head of a page beside what all pages share. */
export function headOf({ path, title, description, isHidden = false }: PageFacts): string {
  const full = title.includes(brand.name) ? title : `${title} · ${brand.name}`
  const address = path === null ? null : publicUrlMark + path
  return [
    `<title>${asHtml(full)}</title>`,
    meta('name', 'description', description),
    isHidden ? meta('name', 'robots', 'noindex') : '',
    address && `<link rel="canonical" href="${asHtml(address)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', 'en_NG'),
    meta('property', 'og:title', full),
    meta('property', 'og:description', description),
    address && meta('property', 'og:url', address),
    meta('property', 'og:image', `${publicUrlMark}/social.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${brand.name}: ${brand.promise}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/mark.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ]
    .filter(Boolean)
    .join('\n    ')
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${asHtml(content)}">`
}

function asHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
