const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it stands in HTML, between tags or in the quotes of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
