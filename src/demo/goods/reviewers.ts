import type { DemoPerson } from './people.ts';

/** A shopper who has written reviews. */
export interface Reviewer extends DemoPerson {
  readonly city: string;
  /** Whom the reviews mention, if anybody. */
  readonly spouse: 'wife' | 'husband';
}

const NAMES: readonly (readonly [name: string, city: string, spouse: Reviewer['spouse']])[] = [
  ['Sneha Kulkarni', 'Pune', 'husband'],
  ['Imran Shaikh', 'Mumbai', 'wife'],
  ['Pranjal Das', 'Guwahati', 'wife'],
  ['Harpreet Singh', 'Ludhiana', 'wife'],
  ['Divya Nair', 'Kochi', 'husband'],
  ['Rohit Verma', 'Lucknow', 'wife'],
  ['Keerthana Subramanian', 'Chennai', 'husband'],
  ['Arjun Reddy', 'Hyderabad', 'wife'],
  ['Fatima Ansari', 'Bhopal', 'husband'],
  ['Debjani Mukherjee', 'Kolkata', 'husband'],
  ['Nikhil Patil', 'Nagpur', 'wife'],
  ['Lalthanmawia Sailo', 'Aizawl', 'wife'],
  ['Jignesh Patel', 'Surat', 'wife'],
  ['Meher Bhatia', 'Chandigarh', 'husband'],
  ['Suresh Babu', 'Vijayawada', 'wife'],
  ['Ritika Sharma', 'Jaipur', 'husband'],
  ['Anthony D’Souza', 'Panaji', 'wife'],
  ['Shalini Mishra', 'Patna', 'husband'],
  ['Tenzin Dolma', 'Leh', 'husband'],
  ['Mohammed Rafi', 'Mysuru', 'wife'],
  ['Kavya Hegde', 'Mangaluru', 'husband'],
  ['Abhishek Tiwari', 'Varanasi', 'wife'],
  ['Priyanka Mohanty', 'Bhubaneswar', 'husband'],
  ['Gaurav Chauhan', 'Dehradun', 'wife'],
  ['Selvi Murugan', 'Madurai', 'husband'],
  ['Vikram Rathore', 'Jodhpur', 'wife'],
  ['Ayesha Khan', 'Aurangabad', 'husband'],
  ['Bhavesh Shah', 'Ahmedabad', 'wife'],
  ['Nandini Iyer', 'Coimbatore', 'husband'],
  ['Rakesh Yadav', 'Gurugram', 'wife'],
  ['Simran Gill', 'Amritsar', 'husband'],
  ['Joseph Kurian', 'Thrissur', 'wife'],
  ['Wangchuk Bhutia', 'Gangtok', 'wife'],
  ['Poonam Agarwal', 'Indore', 'husband'],
  ['Manoj Kumar Sahu', 'Raipur', 'wife'],
  ['Chetan Gowda', 'Hubballi', 'wife'],
  ['Irfan Bhat', 'Srinagar', 'wife'],
  ['Sunita Oraon', 'Ranchi', 'husband'],
  ['Tarun Malhotra', 'New Delhi', 'wife'],
  ['Revathi Krishnan', 'Thiruvananthapuram', 'husband'],
];

/** Forty shoppers from all over India. */
export const reviewers: readonly Reviewer[] = NAMES.map(([userName, city, spouse], i) => ({
  userName,
  city,
  spouse,
  email: `${userName
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@demo.example`,
  mobile: `+9198765${String(10300 + i)}`,
}));
