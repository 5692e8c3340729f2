/** "Ada Example, SS1A": who it is among students of one name. */
export const studentText = (name: string, className: string | null | undefined) =>
  className ? `${name}, ${className}` : name
