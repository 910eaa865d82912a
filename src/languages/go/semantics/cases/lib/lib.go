package lib

import "example.com/app/store/internal/disk"

type Client struct{}

func Dial() (*Client, error) { return &Client{}, nil }

func (c *Client) Send() {
	disk.Open() //= Open dynamic
}
