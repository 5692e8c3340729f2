import type { SignInPlace } from '@sabimark/contract/answers.ts'
import type { SlipRead } from '@sabimark/domain/people/slips/read-slip.ts'
import { useEffect, useState } from 'react'
import { recallWay } from './sign-in-way.ts'
import { recallSchool, type StudentSchool } from './student-school.ts'
import { isAddress } from './try-sign-in.ts'

/** An address looks like a student ID until its @ is typed; after so long a pause it is taken for one. */
const pauseMs = 600

/** What is asked of whoever types a student ID, or opens the address of a slip. `place` is undefined until the server has said whose page this is. */
export function useStudent(name: string, place: SignInPlace | null | undefined, slip: SlipRead | null) {
  const [beginsAsStudent] = useState(() => recallWay() === 'student')
  const [isSettled, setIsSettled] = useState(slip !== null)
  const [remembered, setRemembered] = useState<StudentSchool | null>(() => schoolHere(slip))
  const [isSchoolChanged, setIsSchoolChanged] = useState(false)
  const isStudentNumber = name !== '' && !isAddress(name)
  useEffect(() => {
    if (!isStudentNumber) return setIsSettled(false)
    // Begins anew with every letter of the name.
    const timer = name && setTimeout(() => setIsSettled(true), pauseMs)
    return () => clearTimeout(timer || undefined)
  }, [name, isStudentNumber])
  const isStudent = isStudentNumber ? isSettled || beginsAsStudent : name === '' && beginsAsStudent
  // The host, or the only school there is, says it already.
  const isSchoolAsked = place !== undefined && !place?.school
  return {
    isStudent,
    isSchoolAsked: isStudent && isSchoolAsked,
    /** The name was left: what has no @ now is a student ID. */
    settle: () => setIsSettled(isStudentNumber),
    remembered,
    isSchoolChanged,
    forgetSchool: () => {
      setRemembered(null)
      setIsSchoolChanged(true)
    },
  }
}

/** A slip of another school than the last one here says which. */
function schoolHere(slip: SlipRead | null): StudentSchool | null {
  const recalled = recallSchool()
  return slip === null || recalled?.subdomain === slip.school ? recalled : null
}
