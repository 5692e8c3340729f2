/** What stands before the sample paper, whichever exam was opened. */
export const sampleInstructions = `In the demo every exam opens this sample paper.

- Answer all 15 questions. Each carries 1 mark.
- You have 20 minutes. At zero the paper is handed in as it is.
- Go to any question by its number, and flag those you want to look at again.`
