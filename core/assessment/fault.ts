/** The fault of an answer, for a message at its field. */
export type AnswerFault =
  | {
      code:
        | 'unknown'
        | 'notText'
        | 'notANumber'
        | 'notAYear'
        | 'notADay'
        | 'notAChoice'
        | 'notAnAddress'
        | 'negative';
    }
  | { code: 'tooLong'; max: number }
  /** Not in the classification of industries; separated by commas. */
  | { code: 'unknownCodes'; codes: string }
  | { code: 'outOfRange'; min: number; max: number }
  | { code: 'dayOutOfRange'; min: string; max: string }
  | { code: 'notAPercentage' }
  | { code: 'onlyOne' }
  | { code: 'noneAndOthers' };

/** English sentences for API callers; the app has its own by `code`. */
export function faultMessage(fault: AnswerFault): string {
  switch (fault.code) {
    case 'unknown':
      return 'This question no longer exists.';
    case 'notText':
      return 'The answer must be a text.';
    case 'notANumber':
      return 'The answer must be a number.';
    case 'notAYear':
      return 'The answer must be a year with four digits.';
    case 'notADay':
      return 'The answer must be a day, as 2026-03-31.';
    case 'notAChoice':
      return 'The answer must be among the options.';
    case 'notAnAddress':
      return 'The address must begin with http:// or https://.';
    case 'negative':
      return 'The number must not be negative.';
    case 'unknownCodes':
      return `NACE Rev. 2.1 has no such code: ${fault.codes}.`;
    case 'tooLong':
      return `The text may have at most ${fault.max} characters.`;
    case 'outOfRange':
      return `The number must be between ${fault.min} and ${fault.max}.`;
    case 'dayOutOfRange':
      return `The day must be between ${fault.min} and ${fault.max}.`;
    case 'notAPercentage':
      return 'The percentage must be between 0 and 100.';
    case 'onlyOne':
      return 'Only one option can be chosen.';
    case 'noneAndOthers':
      return '"None" cannot be chosen together with other options.';
  }
}
