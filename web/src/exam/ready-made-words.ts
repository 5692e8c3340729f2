type Found = { publicCount: number; withdrawnCount: number }

/** What to know of the ready-made questions among so many of a paper, a sentence each; none where there is nothing to say. */
export function readyMadeTexts({ publicCount, withdrawnCount }: Found, total: number): string[] {
  return [...(publicCount > 0 ? [publicText(publicCount, total)] : []), ...withdrawnTexts(withdrawnCount)]
}

function publicText(count: number, total: number): string {
  if (count < total) {
    const are = count === 1 ? 'it is a ready-made fact' : 'they are ready-made facts'
    return `${count} of ${total} questions can be read by anybody, with ${count === 1 ? 'its answer' : 'their answers'}: ${are}, the same in every school.`
  }
  const all = total === 1 ? 'The only question is a ready-made fact' : `All ${total} questions are ready-made facts`
  return `${all}, the same in every school: anybody can read the whole paper and its answers. Add questions of your own, or computed ones, whose numbers are your school’s alone.`
}

function withdrawnTexts(count: number): string[] {
  if (count === 0) return []
  const [were, they] =
    count === 1 ? ['question was', 'it was taken. Replace it'] : ['questions were', 'they were taken. Replace them']
  return [`${count} ready-made ${were} found wrong since ${they} in the Question Bank.`]
}
