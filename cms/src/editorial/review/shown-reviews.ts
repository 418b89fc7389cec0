/** Where an entry stands between its author and the editor. */
export type Review =
  | { state: 'none' }
  | { state: 'waiting'; sender: string; senderId: number | null; sentAt: string; note: string | null }
  | { state: 'returned'; editor: string; remark: string; returnedAt: string };

export interface WaitingReview {
  uid: string;
  documentId: string;
  language: string | null;
  title: string;
  sender: string;
  senderId: number | null;
  sentAt: string;
  note: string | null;
}

/** The review of an entry and what the person who asks may do about it. */
export interface ReviewOfEntry {
  review: Review;
  maySend: boolean;
  mayReturn: boolean;
  mayWithdraw: boolean;
}

export interface ListedReview extends WaitingReview {
  type: string;
}
