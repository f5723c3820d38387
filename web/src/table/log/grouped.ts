import type { Text } from '../../wire/types.gen';
import type { Told } from './told';

export interface Group {
  title: Text | null;
  lines: Told[];
}

/** Lines that follow each other under one heading stand together. */
export function grouped(lines: Told[]): Group[] {
  const groups: Group[] = [];
  let last: string | null = null;
  for (const line of lines) {
    const heading = JSON.stringify(line.group);
    if (heading !== last) groups.push({ title: line.group, lines: [] });
    groups.at(-1)!.lines.push(line);
    last = heading;
  }
  return groups;
}
