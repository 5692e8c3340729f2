/** Whether a text has the form of an id: a UUID of any version, in small letters or capitals. Nothing need have it. */
export function isId(text: string): boolean {
  return idForm.test(text)
}

const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
