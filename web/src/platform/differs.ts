/** Whether a form's values are other than those it began with. */
export const differs = <Values extends object>(now: Values, first: Values): boolean =>
  Object.entries(now).some(([name, value]) => value !== Reflect.get(first, name))
