import type { UseFormReturnType } from '@mantine/form'

/**
 * What every field of a form carries: a visible label, a `name` (the specification's field name) and the form's
 * value, error and handlers. `<TextInput {...namedField(form, 'studentId', 'Student ID')} withAsterisk />`
 */
export function namedField<Values extends object>(
  form: UseFormReturnType<Values>,
  name: keyof Values & string,
  label: string,
) {
  return { ...form.getInputProps(name), name, label }
}

/** The same for a checkbox or a switch. */
export function namedBox<Values extends object>(
  form: UseFormReturnType<Values>,
  name: keyof Values & string,
  label: string,
) {
  return { ...form.getInputProps(name, { type: 'checkbox' }), name, label }
}
