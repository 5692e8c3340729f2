/**
 * What stands of a school at the head of its papers. `address` is one line, with telephone and website. The logo is a PNG or JPEG;
 * `color` is the school's, like '#0B6B4F', '' for none.
 */
export type SchoolFace = {
  schoolName: string
  motto: string
  address: string
  color: string
  logo: Uint8Array | null
}
