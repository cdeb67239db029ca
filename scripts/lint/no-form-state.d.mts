import type { Rule } from 'eslint';

export declare const noFormState: Rule.RuleModule;
