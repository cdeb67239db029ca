interface Options {
  input?: string;
  env?: Record<string, string>;
}

export declare function git(folder: string, args: readonly string[], options?: Options): string;
export declare function filesAt(folder: string, names: readonly string[]): Map<string, string>;

/** Git's own words for a failure of `git`. */
export function complaintOf(error: { code?: string; stderr?: string; message: string }): string;
