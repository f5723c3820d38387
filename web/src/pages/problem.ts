import { isKey, t, word } from '../text';

/** What went wrong, in the reader's language where we have words for it, else in the server's. */
export function explain(problem: unknown): string {
  const { code, message } = problem as { code?: string; message?: string };
  if (code && isKey(`error_${code}`)) return word(`error_${code}`);
  return message || t('error_server_error');
}
