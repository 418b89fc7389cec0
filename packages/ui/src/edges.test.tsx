import { expect, test } from 'vitest';
import { edgesOf } from './edges';

test.each([
  [0, { overflows: true, atStart: true, atEnd: false }],
  [19, { overflows: true, atStart: true, atEnd: false }],
  [20, { overflows: true, atStart: true, atEnd: false }],
  [21, { overflows: true, atStart: false, atEnd: false }],
  [279, { overflows: true, atStart: false, atEnd: false }],
  [280, { overflows: true, atStart: false, atEnd: true }],
  [281, { overflows: true, atStart: false, atEnd: true }],
  [300, { overflows: true, atStart: false, atEnd: true }],
  // A phone pulls beyond the end, and zoom makes parts of a px.
  [-12, { overflows: true, atStart: true, atEnd: false }],
  [279.6, { overflows: true, atStart: false, atEnd: false }],
])('600 px of content in a frame of 300, scrolled by %d', (scrollLeft, edges) => {
  expect(edgesOf({ scrollLeft, clientWidth: 300, scrollWidth: 600 })).toEqual(edges);
});

test.each([
  [300, false],
  [301, false],
  [302, true],
])('content of %i px in a frame of 300 overflows: %s', (scrollWidth, overflows) => {
  expect(edgesOf({ scrollLeft: 0, clientWidth: 300, scrollWidth }).overflows).toBe(overflows);
});
