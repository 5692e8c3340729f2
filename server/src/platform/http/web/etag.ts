/** Whether the caller has this very thing already; a proxy on the way may have marked its tag as weak. */
export function asksFor(header: string | undefined, etag: string): boolean {
  return tagsOf(header).includes(etag)
}

/** The tags of what a caller has, from its header If-None-Match. */
export function tagsOf(header: string | undefined): string[] {
  return (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}
