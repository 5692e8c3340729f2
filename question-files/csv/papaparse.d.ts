/** The part of papaparse that is used here; the package brings no types. */
declare module 'papaparse' {
  type Fault = { type: string; code: string; row?: number }
  type Reading = { delimiter: string; newline: '\n'; preview?: number }
  type Writing = { delimiter?: string; newline: string }
  const Papa: {
    parse: <Row>(text: string, how: Reading) => { data: Row[]; errors: Fault[] }
    unparse: (rows: readonly (readonly string[])[], how: Writing) => string
  }
  export default Papa
}
